"""What lies between the page and the rules, without a page."""

"""Japanese."""

from __future__ import annotations

TEXTS = {
    "title": "マインスイーパー",
    "restart": "新しいゲーム",
    "undo": "元に戻す",
    "redo": "やり直す",
    "mines_left": "残り地雷数",
    "time": "タイム",
    "settings": "設定",
    "level": "レベル",
    "levels.classic": "クラシック 20 × 30",
    "levels.beginner": "初級 9 × 9",
    "levels.intermediate": "中級 16 × 16",
    "levels.expert": "上級 16 × 30",
    "levels.beginner8": "初級 8 × 8",
    "levels.easy10": "やさしい 10 × 10",
    "levels.dense": "高密度 20 × 20",
    "levels.custom": "カスタム…",
    "levels.other": "カスタム {rows} × {cols}",
    "skin": "外観",
    "language": "言語",
    "question_marks": "「?」マークを使う",
    "board": "縦 {rows} マス、横 {cols} マスの地雷原",
    "unranked.known": "記録対象外：指定された盤面です",
    "unranked.undone": "記録対象外：元に戻す操作を使いました",
    "version": "バージョン {version}",
    "custom.title": "カスタム盤面",
    "custom.rows": "縦のマス数",
    "custom.cols": "横のマス数",
    "custom.fill": "地雷の決め方",
    "custom.mines": "地雷数",
    "custom.density": "密度",
    "custom.count": "地雷の数",
    "custom.share": "地雷の密度",
    "custom.whole": "{name}には {least} から {most} までの整数を"
    "入力してください。{value} は使えません。",
    "custom.part": "{name}には 0.2 や 20% のような数値を入力してください。"
    "{value} は使えません。",
    "custom.start": "最初のクリック",
    "custom.play": "開始",
    "custom.cancel": "キャンセル",
    "starts.opening": "自動で開く",
    "starts.zone": "必ず広く開く",
    "starts.cell": "必ず安全",
    "starts.none": "地雷の可能性あり",
    "end.won": "クリア！",
    "end.lost": "地雷を踏みました",
    "end.time": "タイム：{seconds} 秒",
    "end.moves": "手数：{moves}",
    "end.aside": "Esc キーを押すか余白をクリックすると、盤面を確認できます。",
    "said.new": "新しいゲーム：縦 {rows} マス、横 {cols} マス、地雷 {count} 個。",
    "said.back": "前のゲームに戻りました。",
    "said.confirm": "Enter キーで新しいゲームを始めます：{level}",
    "said.won": "クリアしました。タイム {seconds} 秒、{count} 手です。",
    "said.lost": "地雷を踏みました。タイム {seconds} 秒、{count} 手です。",
    "notes.address": "アドレスで指定された設定の一部は使えません：",
    "notes.storage": "このブラウザーではデータを保存できないため、"
    "設定はページを閉じると失われます。",
    "notes.trouble": "ゲーム内部で問題が発生しました。新しいゲームを始めてください。"
    "それでも直らない場合は、ページを再読み込みしてください。（{detail}）",
    "notes.copy": "報告をコピー",
    "notes.close": "閉じる",
    "settings.number": "{name} には 9 のような整数を指定してください。{value} は"
    "使えません。",
    "settings.share": "{name} には 0.2 のような数値を指定してください。{value} は"
    "使えません。",
    "settings.repeated": "{name} が複数回指定されています。",
    "settings.empty": "{name} の値がありません。",
    "settings.choice": "{name} に {value} は使えません。使える値：{known}",
    "settings.custom": "カスタム盤面には rows と cols、および mines か density の"
    "どちらか一方が必要です。",
    "settings.board": "盤面を指定するには b と m の両方が必要です。",
    "settings.conflict": "盤面は level、rows と cols、b と m のうち、いずれか一つの"
    "方法で指定してください。",
    "settings.stored": "保存されていた設定 {name} は無効なため（{value}）、"
    "初期値を使います。",
    "level.rows": "縦のマス数は {least} から {most} までです。{value} は使えません。",
    "level.cols": "横のマス数は {least} から {most} までです。{value} は使えません。",
    "level.cells": "1 マスだけの盤面には、地雷と安全なマスの両方を置けません。",
    "level.mines": "この盤面の地雷数は {least} から {most} までです。{value} は"
    "使えません。",
    "level.density": "地雷の密度は 0 より大きく {most} 以下です。{value} は"
    "使えません。",
    "level.fill": "地雷数か密度のどちらか一方だけを指定してください。",
    "level.start": "{value} という開始ルールはありません。使える値：{known}",
    "level.given": "指定した盤面の開始ルールは none か opening だけです。{value} は"
    "使えません。",
    "level.name": "{value} というレベルはありません。使える値：{known}",
    "level.text": "{value} はレベルとして読めません。16x30/99/zone や 20x30/0.2 の"
    "ように書いてください。",
    "seed.length": "シードは {most} 文字までです。指定されたものは {length} 文字です。",
    "seed.printable": "シードに使えるのは表示できる文字だけです。{value} は"
    "使えません。",
    "notation.empty": "盤面にマスがありません。",
    "notation.ragged": "盤面の {row} 行目は {length} マスですが、最初の行は {cols} "
    "マスです：{value}",
    "notation.letter": "盤面の {row} 行 {col} 列にある {value} は使えません。"
    "使える文字：{known}",
    "notation.number": "盤面の {row} 行 {col} 列は {value} ですが、"
    "周囲の地雷は {count} 個です。",
    "notation.size": "盤面の大きさ b={value} は、1、2、3、または同じ桁数の幅と高さで"
    "指定してください。",
    "notation.length": "{rows} × {cols} の盤面には m が {need} 文字必要ですが、"
    "実際は {length} 文字です。",
    "notation.digit": "m の {place} 文字目の {value} は 0-9 と a-v の"
    "どれでもありません。",
    "notation.padding": "m の最後の文字 {value} の余ったビットが 0 ではありません。",
    # Settings
    "settings.unusable": "{name} に {value} は指定できません。",
    "sections.look": "外観",
    "sections.game": "ゲーム",
    "sections.mouse": "マウス",
    "sections.touch": "タッチ",
    "sections.keys": "キーボード",
    "options.on": "オン",
    "options.off": "オフ",
    "options.skin": "外観",
    "options.skin.auto": "システムに合わせる",
    "options.skin.original": "オリジナル",
    "options.skin.light": "ライト",
    "options.skin.dark": "ダーク",
    "options.skin.contrast": "ハイコントラスト",
    "options.marks": "印",
    "options.marks.2": "旗",
    "options.marks.3": "旗と「？」",
    "options.primary": "閉じたマスを押すと",
    "options.primary.open": "開く",
    "options.primary.flag": "旗を立てる",
    "options.chord-click": "数字のクリックでまとめて開く",
    "options.chord-middle": "中ボタンでまとめて開く",
    "options.chord-both": "左右同時押しでまとめて開く",
    "options.chord-slide": "右ボタンで旗を立てたまま別のマスで左ボタンを押すと"
    "まとめて開く",
    "options.flag-all": "数字の右クリックで、周りがすべて地雷のときまとめて旗を立てる",
    "options.hold": "長押しで印",
    "options.hold.250": "短め",
    "options.hold.400": "標準",
    "options.hold.600": "長め",
    "options.vibrate": "長押しの印で振動する",
    "settings.reset": "初期設定に戻す",
    "settings.link": "この設定のリンクをコピー",
    "settings.copied": "リンクをコピーしました。",
    "settings.default": "（初期設定）",
    # Dialogs
    "dialog.close": "閉じる",
    # Touch
    "flagging": "旗モード",
    "flagging.title": "押したマスを開かずに印を付けます",
    # Zoom and mini-map
    "zoom.out": "－",
    "zoom.out.title": "マスを小さく",
    "zoom.in": "＋",
    "zoom.in.title": "マスを大きく",
    # Keep my game
    "pause": "一時停止",
    "pause.title": "時計を止めて盤面を隠します",
    # Results
    "results": "成績",
    # Replay and records
    "record.length": "棋譜は {most} 文字までですが、これは {length} 文字あります。",
    "record.version": "棋譜は {known} で始まりますが、"
    "これは {value} で始まっています。",
    "record.line": "棋譜の {line} 行目が正しくありません：{value}",
    "record.end": "棋譜が {line} 行目 {value} のあとで途切れています。",
    "record.steps": "棋譜は {most} 手までですが、これは {count} 手あります。",
    "record.step": "{value} は棋譜の手ではありません。",
    "record.time": "棋譜の {number} 手目の時刻 {value} はありえません。",
    "record.move": "棋譜の {number} 手目 {value} では何も変わりません。",
    "record.result": "棋譜には {value} とありますが、"
    "手順どおりに進めると別の結果になります。",
    "record.part": "短い棋譜の {number} 番目の部分が正しくありません：{value}",
    # Hints, chances, auto-play
    "hint": "ヒント",
    "hint.title": "わかることを示します。ランク外になります",
    "chances": "確率",
    "chances.title": "各マスの地雷の確率を示します。ランク外になります",
    "auto": "自動プレイ",
    "auto.title": "ソルバーが代わりに進めます。ランク外になります",
    "unranked.hinted": "ランク外：手助けを使いました",
    # Keyboard and screen reader
    "help": "キー操作",
    # Gomoku
    "gomoku": "五目並べ",
}

var e=`### What a puzzle is about: the lesson that it needs.

castle-theme-sequence = { castle-lesson-sequence }
castle-theme-turn = { castle-lesson-turn }
castle-theme-repeat = { castle-lesson-repeat }
castle-theme-gate = { castle-lesson-gate }
castle-theme-ghost = { castle-lesson-ghost }
`;export{e as default};
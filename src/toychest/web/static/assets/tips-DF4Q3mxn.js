var e=`### Said once at an ordinary table, when a paragraph first matters: the id ends in its number (4-3 for 4.3).

toybattle-tip-1-6 = Хто починає, вирішує жереб; інша сторона бере на фішку більше.
toybattle-tip-4-3 = Jumbo може вибити одного видимого суперника за одну стежку, хоч який він сильний.
toybattle-tip-4-5 = XB-42 може вкрасти одну фішку з полиці суперника, не бачачи яку.
toybattle-tip-5-1 = «{ toybattle-effect-recall }»: інший твій видимий боєць може повернутися на полицю.
toybattle-tip-5-4 = «{ toybattle-effect-shove }»: суперник поруч може перейти на одну базу далі, хоч що там лежить.
toybattle-tip-5-5 = «{ toybattle-effect-exhume }»: один із твоїх вибитих бійців може повернутися на полицю.
toybattle-tip-5-7 = «{ toybattle-effect-suppress }»: прихована фішка суперника один хід лежить сорочкою вгору.
`;export{e as default};
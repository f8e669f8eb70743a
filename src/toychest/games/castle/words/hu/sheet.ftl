### The rules on a printed sheet. $runs is how often a loop lets its cards act; $scope is previous_card where it is one card.

castle-sheet-how = Így játsszátok
castle-sheet-aim = Találjátok meg együtt a négy kincset, mielőtt a szellem felér a torony tetejére.
castle-sheet-start = Húzzatok négy kincset behunyt szemmel, és tegyétek mindet abba a szobába, amelyet a hátoldala mutat. Keverjétek meg a kártyákat, hátlappal felfelé.
castle-sheet-turn = A körödben rakj le három kártyát egy sorba. Legfeljebb két nyilat fordíthatsz el, negyed fordulattal. Aztán a kártyák balról jobbra hatnak.
castle-sheet-cards = { castle-face-arrow }: egy mező, amerre a nyíl mutat. { castle-face-sorcerer }: egy mező, ahova akarod. { castle-face-ghost }: egy fokot mászik.
castle-sheet-loop =
    { $scope ->
        [previous_card] { castle-face-loop }: a bal oldalán lévő kártya összesen { $runs }-szor hat.
       *[prefix] { castle-face-loop }: ami a bal oldalán van, összesen { $runs }-szor történik meg.
    }
castle-sheet-squares = A kincs a tiétek, amint beléptek a szobájába. Egy kapu bármelyik másik kapuhoz vihet. Egy varázspálca egy fokkal lejjebb küldi a szellemet. Szellemszobába senki sem lép.
castle-sheet-blocked = Ha semmilyen fordítással nem járható végig a sor, senki sem lép, és a szellem eggyel többet mászik.
castle-sheet-end = A fiataloknak: az „{ castle-face-loop }” kihagyja a szellemeket. Az utolsó kinccsel nyertek; a szellem a „!” jelű fokon nyer.

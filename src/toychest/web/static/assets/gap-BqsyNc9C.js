var e=`### A puzzle whose row has gaps, and the puzzles of the course by their numbers.

castle-card-gap = hézag
castle-event-gap-filled = { $name } kitölti a hézagot ({ $place }.): { castle-card }
castle-hint-gap = Melyik kártya való a hézagba?
castle-refused-gap-open = Hiányzik egy kártya: { $place }. hely
    .because = A sorban hézag van, és semmi sem indul, amíg nincs benne kártya.
    .help = Válassz egyet a kártyáid közül a hézagba.
castle-refused-not-for-gap = Ez a kártya nincs a tieid között
    .because = A hézagba való kártyák adottak, és mindegyik csak egy hézagba kerülhet.
    .help = Válassz a sor mellett fekvő kártyák közül.
castle-unfit-puzzle-cards = A fejtörő hézagaihoz kártyák kellenek, amelyekből választani lehet
    .help = Írd be őket a „cards” alá: hézagonként legalább egyet, legfeljebb { $most } kártyát, hézag nélkül egyet sem. A kártyák: { $cards }.
castle-option-puzzle-count = { $count }. szint
castle-option-puzzle-numbers = Tanulj programozni
    .help = Szintről szintre, könnyűtől a nehézig; mindegyik egy dolgot tanít meg.
`;export{e as default};
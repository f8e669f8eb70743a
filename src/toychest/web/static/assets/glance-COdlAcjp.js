var e=`### A battle at a glance, on the home page.

toybattle-glance = { $mine }\xA0: { $theirs } médailles
`;export{e as default};
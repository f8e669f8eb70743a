import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import './base.css';
import './kit/fields.css';
import { keepForLater } from './offline/register';
import { applyPreferences, preferences } from './preferences.svelte';
import { followBack } from './router.svelte';
import { watchScreen } from './screen.svelte';
import { speak } from './words/words.svelte';

const target = document.getElementById('toychest');
if (!target) throw new Error('expected an element with the id "toychest" in the page, got none');

applyPreferences();
followBack();
watchScreen();
await speak(preferences.language);
mount(App, { target });
keepForLater();

/** A page for those who draw: every piece and board state at one glance. For development only; never built. */
import '@fontsource-variable/nunito';
import '@fontsource-variable/rubik';
import { mount } from 'svelte';
import '../tokens.css';
import './gallery.css';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
if (query.has('still')) document.documentElement.classList.add('still');

const target = document.getElementById('gallery');
if (target === null) throw new Error('expected an element #gallery');
mount(Gallery, { target, props: { shelf: query.get('shelf') ?? 'all' } });

/** Swiper and its one module that the site uses, in a chunk that loads when a carousel is near the view. */
export { default as Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';

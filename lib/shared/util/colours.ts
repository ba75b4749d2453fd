/** The colours of app/colours.css, for drawings, passes and emails. */
export const colours = {
  ink: '#0F1B3D',
  ink2: '#22356F',
  signal: '#FFC42E',
  coral: '#FF6B4A',
  teal: '#0E9F8E',
  sky: '#C9DBFF',
  paper: '#FBF6EC',
  white: '#FFFFFF',
  line: '#E5DCC8',
  text: '#1B2440',
  muted: '#59617D',
  onInk: '#FFFFFF',
  onInkMuted: '#C3CBE4',
  error: '#B3261E',
  errorTint: '#FDECEA',
  success: '#0A6B5F',
  successTint: '#E0F4F1',
  noticeTint: '#FFF3D1',
  chip: '#ECF1FD',
  whatsapp: '#14753D',
} as const;
export type Colour = keyof typeof colours;

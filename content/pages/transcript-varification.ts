export const words = {
  heading: 'Certificate verification',
  lead: 'Certificates and performance statements are verified in two systems. The curriculum printed on yours shows which one to use.',
  systemTitle: 'Which system should I use?',
  whatTheVerifierNeeds: 'What the verifier needs',
  goodToKnow: 'Good to know',
  curriculumQuestion: 'Which curriculum is printed on it?',
  useThisOne: 'Use this one',
  specimenAltText:
    'Specimen of a certificate: 1, the name, in the middle; 2, the serial number, at the lower left; 3, the curriculum, at the lower right',
  specimenCertify: 'This is to certify that',
  specimenName: 'Name As Printed',
  specimenSerial: 'Serial no. AP-0000000',
  specimenCurriculum: 'Curriculum 0511',
  curriculumText: '3 is the curriculum. It shows which of the two systems to use.',
};

<?php
/**
 * Our half of the proof of work, for tests/conformance/altcha.test.ts. Takes a form's number: prints a challenge; and
 * with a token beside it: prints whether that solves one.
 */

declare( strict_types=1 );

use Atoll\Forms\Captcha\Methods\ProofOfWork;

require dirname( __DIR__ ) . '/php/bootstrap-unit.php';

$work = new ProofOfWork( 'a secret for tests only', time( ... ), 10 );
[ , $form, $token ] = $argv + array( '', '', '' );

echo json_encode(
	'' === $token ? $work->challenge( (int) $form ) : $work->isSolved( $token, (int) $form ),
	JSON_THROW_ON_ERROR
);

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Platform\Errors\PublicError;

/**
 * Error: an answer cannot be read, because it is a list where one value is expected, not valid UTF-8, or far too long.
 * Visitors who paste a very long text see this too, so it names the question, not the input.
 */
final class UnreadableAnswer extends PublicError {

	/** @param string $question The field's label; empty if it has none. */
	public function __construct( MalformedAnswer $malformed, string $question ) {
		parent::__construct(
			$malformed->reason,
			self::words( $malformed->reason, '' === $question ? $malformed->inputName : $question ),
			400
		);
	}

	private static function words( string $reason, string $question ): string {
		$words = match ( $reason ) {
			/* translators: %s: a question of a form. */
			MalformedAnswer::TOO_LONG => __( 'Your answer to “%s” is too long. Please shorten it, then send the form again.', 'atoll' ),
			/* translators: %s: a question of a form. */
			MalformedAnswer::TOO_MANY => __( 'Your answer to “%s” has too many parts. Please take some out, then send the form again.', 'atoll' ),
			/* translators: %s: a question of a form. */
			default                   => __( 'We could not read your answer to “%s”. Please enter it again, then send the form.', 'atoll' ),
		};
		return sprintf( $words, $question );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/**
 * How often one address may try to send a form, or have its answers checked. Who shows no form's token: half as often.
 */
final class SubmissionLimit {

	private const TEN_MINUTES = 600;

	public function __construct( private RateLimit $limit, private SpamSettings $settings, private FormToken $token ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countSubmission( Form $form, Submission $submission ): void {
		$token = $submission->inputs[ FormToken::NAME ] ?? '';
		$shown = $this->token->state( $form->id(), is_string( $token ) ? $token : '' );
		$most  = $this->settings->submissions( $form );
		$most  = in_array( $shown, array( FormTokenState::Good, FormTokenState::Stale ), true )
			? $most
			: (int) ceil( $most / 2 );
		$this->count( 'submissions ' . $form->id(), $submission->visitor, $most );
	}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countCheck( int $form, Visitor $visitor ): void {
		$this->count( 'checks ' . $form, $visitor, $this->settings->checks() );
	}

	private function count( string $name, Visitor $visitor, int $most ): void {
		if ( $most > 0 ) {
			$this->limit->count( $name, $visitor, $most, seconds: self::TEN_MINUTES );
		}
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;

/**
 * Limits how often one IP address may try to send a form, or have answers checked. Halved without a valid form token.
 */
final class SubmissionRateLimit {

	private const TEN_MINUTES = 600;

	public function __construct( private RateLimit $limit, private SpamSettings $settings, private FormToken $token ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countSubmission( Form $form, Submission $submission ): void {
		$token      = $submission->inputs[ FormToken::NAME ] ?? '';
		$tokenState = $this->token->state( $form->id(), is_string( $token ) ? $token : '' );
		$limit      = $this->settings->submissions( $form );
		$limit      = in_array( $tokenState, array( FormTokenState::Good, FormTokenState::Stale ), true )
			? $limit
			: (int) ceil( $limit / 2 );
		$this->count( 'submissions ' . $form->id(), $submission->visitor, $limit );
	}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function countCheck( int $form, Visitor $visitor ): void {
		$this->count( 'checks ' . $form, $visitor, $this->settings->checks() );
	}

	private function count( string $name, Visitor $visitor, int $limit ): void {
		if ( $limit > 0 ) {
			$this->limit->count( $name, $visitor, $limit, seconds: self::TEN_MINUTES );
		}
	}
}

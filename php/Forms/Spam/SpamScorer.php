<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Forms\Spam\Signals\SpamSignal;
use Atoll\Forms\Submission\SpamFilter;
use Atoll\Forms\Submission\SpamVerdict;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Errors\ErrorLog;

/** Adds up what the signals say of a submission. No entry is lost by it: what is enough for spam is stored as spam. */
final class SpamScorer implements SpamFilter {

	/** @param list<SpamSignal> $signals Cheap ones first: once there is enough, no further one is asked. */
	public function __construct(
		private array $signals,
		private SpamSettings $settings,
		private SubmissionLimit $limit
	) {}

	public function throttle( Form $form, Submission $submission ): void {
		$this->limit->countSubmission( $form, $submission );
	}

	public function judge( Form $form, ResolvedAnswers $resolved, Submission $submission ): SpamVerdict {
		$enough = $this->settings->enough( $form );
		if ( null === $enough ) {
			return new SpamVerdict( false );
		}
		$suspect = new SpamContext( $form, $resolved, $submission );
		$reasons = array();
		$points  = 0;
		foreach ( $this->signals as $signal ) {
			$reason = $points < $enough ? $this->ask( $signal, $suspect ) : null;
			if ( null !== $reason ) {
				$points   += $reason->points;
				$reasons[] = $reason->toArray();
			}
		}
		return new SpamVerdict( $points >= $enough, $reasons );
	}

	/** A signal that fails must not cost anybody their enquiry. */
	private function ask( SpamSignal $signal, SpamContext $context ): ?SpamReason {
		try {
			return $signal->reason( $context );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a spam signal' );
			return null;
		}
	}
}

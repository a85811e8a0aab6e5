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

/** Adds up the signals' points for a submission. No entry is lost: spam is stored as spam. */
final class SpamScorer implements SpamFilter {

	/**
	 * @param \Closure(): list<SpamSignal> $signals Cheap ones first: once the threshold is reached, the rest are not
	 * called.
	 */
	public function __construct( private \Closure $signals, private SpamSettings $settings ) {}

	public function judge( Form $form, ResolvedAnswers $resolved, Submission $submission ): SpamVerdict {
		$threshold = $this->settings->threshold( $form );
		if ( null === $threshold ) {
			return SpamVerdict::none();
		}
		$context = new SpamContext( $form, $resolved, $submission );
		$reasons = array();
		$points  = 0;
		foreach ( ( $this->signals )() as $signal ) {
			$reason = $points < $threshold ? $this->reason( $signal, $context ) : null;
			if ( null !== $reason ) {
				$points   += $reason->points;
				$reasons[] = $reason->toArray();
			}
		}
		return new SpamVerdict( $points >= $threshold, $reasons );
	}

	/** A failing signal must not cost anybody their submission. */
	private function reason( SpamSignal $signal, SpamContext $context ): ?SpamReason {
		try {
			return $signal->reason( $context );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a spam signal' );
			return null;
		}
	}
}

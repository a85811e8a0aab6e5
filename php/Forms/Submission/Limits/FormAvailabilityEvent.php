<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

use Atoll\Forms\Definitions\Storage\FormLists;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\SubmissionProvider;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Schedules a WP-Cron event for the next time that a form opens or closes, because pages made before then show the
 * form in its earlier state.
 */
final class FormAvailabilityEvent {

	public function __construct(
		private FormLists $lists,
		private FormRepository $forms,
		private FormAvailability $admission
	) {}

	/** Schedules the event in place of an earlier one. If the database fails, the earlier one stays. */
	public function plan(): void {
		try {
			$next = $this->next( $this->lists->restricted() );
		} catch ( ReadFailed ) {
			return;
		}
		if ( wp_next_scheduled( SubmissionProvider::OPENS_OR_CLOSES ) !== ( $next ?? false ) ) {
			wp_unschedule_hook( SubmissionProvider::OPENS_OR_CLOSES );
			null === $next || wp_schedule_single_event( $next, SubmissionProvider::OPENS_OR_CLOSES );
		}
	}

	/** Schedules the event if it was lost. A late event stays, because caches have not been cleared yet. */
	public function planAgain(): void {
		if ( false === wp_next_scheduled( SubmissionProvider::OPENS_OR_CLOSES ) ) {
			$this->plan();
		}
	}

	/** @param list<int> $numbers Form numbers. */
	private function next( array $numbers ): ?int {
		$this->forms->preload( $numbers );
		$open    = array_filter( array_map( $this->forms->findOrNull( ... ), $numbers ) );
		$moments = array_filter( array_map( $this->admission->nextChange( ... ), $open ) );
		return array() === $moments ? null : min( $moments );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

use Atoll\Forms\Definitions\Storage\FormLists;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Submission\SubmissionProvider;
use Atoll\Platform\Errors\ReadFailed;

/**
 * An event in WordPress' cron at the next moment that opens or closes a form: pages which were made before show the
 * form as it was.
 */
final class AdmissionEvent {

	public function __construct(
		private FormLists $lists,
		private FormRepository $forms,
		private Admission $admission
	) {}

	/** Whatever was planned before is forgotten, unless the database does not tell. */
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

	/** Where an event was lost. One that is late stays: caches are still to be told. */
	public function planAgain(): void {
		if ( false === wp_next_scheduled( SubmissionProvider::OPENS_OR_CLOSES ) ) {
			$this->plan();
		}
	}

	/** @param list<int> $numbers Of forms. */
	private function next( array $numbers ): ?int {
		$this->forms->preload( $numbers );
		$open    = array_filter( array_map( $this->forms->findOrNull( ... ), $numbers ) );
		$moments = array_filter( array_map( $this->admission->nextChange( ... ), $open ) );
		return array() === $moments ? null : min( $moments );
	}
}

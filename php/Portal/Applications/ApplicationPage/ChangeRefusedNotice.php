<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Entries\Entry;
use Atoll\Portal\PlainForms\PortalNotice;

/** The notice that tells clients why they cannot change their answers, when they asked to and got no form. */
final class ChangeRefusedNotice {

	public function __construct( private RequestedApplication $requested, private ApplicationPageReader $reader ) {}

	/** Returns the notice, or null if the client did not ask to change answers. */
	public function notice( Entry $entry ): ?PortalNotice {
		return $this->requested->wantsChange()
			? new PortalNotice( __( 'Your answers cannot be changed', 'atoll' ), $this->reason( $entry ) )
			: null;
	}

	private function reason( Entry $entry ): string {
		return match ( true ) {
			$this->reader->application( $entry )->record->status->isEnded => __( 'This application has ended, so its answers cannot be changed any more. Please call us if something has changed.', 'atoll' ),
			$this->reader->isFormOpen( $entry ) => __( 'The answers cannot be changed here at present. Please call us if something has changed.', 'atoll' ),
			default => __( 'The answers cannot be changed here at present, because the form is closed. Please call us if something has changed.', 'atoll' ),
		};
	}
}

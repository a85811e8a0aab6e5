<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

/** Reports what does not move with the entries and needs attention before Gravity Forms is deactivated. */
final class UnmigratedData {

	public function __construct( private GravityAccess $access, private GravityDrafts $drafts ) {}

	public function tell( MigrationReport $report ): void {
		foreach ( $this->access->sentences() as $sentence ) {
			$report->addMessage( 'access', $sentence );
		}
		foreach ( $this->drafts->sentences() as $sentence ) {
			$report->addMessage( 'drafts', $sentence );
		}
	}
}

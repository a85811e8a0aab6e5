<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Access\Capabilities;
use Atoll\Admin\EntryPanel;
use Atoll\Cases\CaseFile;
use Atoll\Cases\Status;
use Atoll\Cases\Statuses;
use Atoll\Entries\Entry;

/** How the application stands, and a form to set it. */
final class StatusPanel implements EntryPanel {

	public function __construct( private Statuses $statuses, private CaseForms $forms ) {}

	public function title(): string {
		return __( 'Status', 'atoll' );
	}

	public function body( Entry $entry, CaseFile $case ): string {
		if ( 'active' !== $entry->status ) {
			return '<p>' . esc_html__( 'This entry is in the trash or among the spam: nothing can be done about it there.', 'atoll' ) . '</p>';
		}
		$now = sprintf( '<p><strong>%s</strong><br>%s</p>', esc_html( $case->status->title ), esc_html( $case->status->sentence ) );
		return $now . ( current_user_can( Capabilities::EDIT_ENTRIES ) ? $this->form( $case ) : '' );
	}

	private function form( CaseFile $case ): string {
		$titles = array_map( static fn( Status $status ) => $status->title, $this->statuses->all() );
		$inputs = $this->forms->select( SetStatus::NAME, 'status', __( 'New status', 'atoll' ), $titles + array( $case->status->name => $case->status->title ), $case->status->name )
			. $this->forms->textarea( SetStatus::NAME, 'message', __( 'Message to the client (optional)', 'atoll' ), 4 )
			. $this->forms->checkbox( SetStatus::NAME, 'mail', __( 'Tell the client by mail', 'atoll' ), true );
		return $this->forms->form( $case, SetStatus::NAME, $inputs, __( 'Set status', 'atoll' ) );
	}
}

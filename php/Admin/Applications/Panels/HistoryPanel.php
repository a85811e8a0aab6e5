<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Panels;

use Atoll\Admin\Applications\Actions\AddNoteAction;
use Atoll\Admin\Entries\Actions\EntryActionForms;
use Atoll\Admin\Entries\Panels\EntryPanel;
use Atoll\Admin\Entries\StackingTable;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\HistoryEvent;

/** Panel with the application's history, and a form for a note. */
final class HistoryPanel implements EntryPanel {

	public function __construct( private EntryActionForms $forms ) {}

	public function title(): string {
		return __( 'History', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$mayEdit = $entry->isActive() && current_user_can( Capabilities::EDIT_ENTRIES );
		$titles  = array( __( 'When', 'atoll' ), __( 'Who', 'atoll' ), __( 'What', 'atoll' ) );
		$table   = array() === $record->events
			? '<p>' . esc_html__( 'Nothing has happened yet.', 'atoll' ) . '</p>'
			: StackingTable::render( $titles, array_map( $this->row( ... ), $record->events ), 'fixed atoll-history' );
		return $table . ( $mayEdit ? $this->form( $record ) : '' );
	}

	/** @return list<string> */
	private function row( HistoryEvent $event ): array {
		$hidden = $event->isPublic ? '' : '<br><em>' . esc_html__( 'Not shown to the client', 'atoll' ) . '</em>';
		return array(
			esc_html( SiteDateFormat::ofUtc( $event->date ) ),
			esc_html( $this->who( $event->actor ) ),
			nl2br( esc_html( $event->sentence ) ) . $hidden,
		);
	}

	private function who( int $userId ): string {
		$user = $userId > 0 ? get_userdata( $userId ) : false;
		return match ( true ) {
			false !== $user => $user->display_name,
			/* translators: %d: id of a user. */
			$userId > 0     => sprintf( __( 'User %d (gone)', 'atoll' ), $userId ),
			default         => __( 'The site', 'atoll' ),
		};
	}

	private function form( ApplicationRecord $record ): string {
		return $this->forms->form(
			$record,
			AddNoteAction::NAME,
			$this->forms->textarea(
				AddNoteAction::NAME,
				'text',
				__( 'Note for your team; clients never see it', 'atoll' ),
				3
			),
			__( 'Add note', 'atoll' ),
			'',
			''
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Panels;

use Atoll\Admin\Applications\Actions\AddNote;
use Atoll\Admin\Applications\EntryActionForms;
use Atoll\Admin\Entries\Panels\EntryPanel;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\HistoryEvent;

/** What happened, who did it and when; and a form for a note. */
final class HistoryPanel implements EntryPanel {

	public function __construct( private EntryActionForms $forms ) {}

	public function title(): string {
		return __( 'History', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$mayEdit = 'active' === $entry->status && current_user_can( Capabilities::EDIT_ENTRIES );
		$rows    = implode( '', array_map( $this->row( ... ), $record->events ) );
		$table   = '' === $rows
			? '<p>' . esc_html__( 'Nothing has happened yet.', 'atoll' ) . '</p>'
			: sprintf(
				'<table class="widefat fixed striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>%s</tbody></table>',
				esc_html__( 'When', 'atoll' ),
				esc_html__( 'Who', 'atoll' ),
				esc_html__( 'What', 'atoll' ),
				$rows
			);
		return $table . ( $mayEdit ? $this->form( $record ) : '' );
	}

	private function row( HistoryEvent $event ): string {
		$hidden = $event->isPublic ? '' : '<br><em>' . esc_html__( 'Not shown to the client', 'atoll' ) . '</em>';
		return sprintf(
			'<tr><td>%s</td><td>%s</td><td>%s</td></tr>',
			esc_html( SiteDateFormat::ofUtc( $event->date ) ),
			esc_html( $this->who( $event->actor ) ),
			nl2br( esc_html( $event->sentence ) ) . $hidden
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
			AddNote::NAME,
			$this->forms->textarea(
				AddNote::NAME,
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

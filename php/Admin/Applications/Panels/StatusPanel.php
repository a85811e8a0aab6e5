<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Panels;

use Atoll\Admin\Applications\Actions\SetStatusAction;
use Atoll\Admin\Entries\Actions\EntryActionForms;
use Atoll\Admin\Entries\Panels\EntryPanel;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Portal\Applications\Mail\ApplicationClient;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationStatus;
use Atoll\Portal\Applications\Record\ApplicationStatuses;

/** Panel with the application's status, and a form to change it. */
final class StatusPanel implements EntryPanel {

	public function __construct( private ApplicationStatuses $statuses, private EntryActionForms $forms ) {}

	public function title(): string {
		return __( 'Status', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		if ( ! $entry->isActive() ) {
			return '<p>' . esc_html__( 'This entry is in the trash or spam. Restore it before you work on it.', 'atoll' ) . '</p>';
		}
		$html = Html::element( 'p', array(), Html::element( 'strong', array(), Html::text( $record->status->title ) ) );
		if ( '' !== $record->status->sentence ) {
			$html .= Html::element(
				'p',
				array( 'class' => 'description' ),
				/* translators: %s: what a status means, in a sentence. */
				Html::text( sprintf( __( 'The client reads: “%s”', 'atoll' ), $record->status->sentence ) )
			);
		}
		return $html . ( current_user_can( Capabilities::EDIT_ENTRIES ) ? $this->form( $entry, $record ) : '' );
	}

	private function form( Entry $entry, ApplicationRecord $record ): string {
		$others = array_diff_key( $this->statuses->all(), array( $record->status->name => true ) );
		// The preselected option changes nothing: sending only a message must not revert a status that a colleague has
		// set meanwhile.
		/* translators: %s: a status, such as "With the lender". */
		$noChange = array( '' => sprintf( __( 'No change (%s)', 'atoll' ), $record->status->title ) );
		$inputs   = $this->forms->select(
			SetStatusAction::NAME,
			'status',
			__( 'New status', 'atoll' ),
			$noChange + array_map( static fn( ApplicationStatus $status ) => $status->title, $others )
		)
			. $this->forms->textarea(
				SetStatusAction::NAME,
				'message',
				__( 'Message to the client (optional)', 'atoll' ),
				4
			)
			. $this->mailOption( $entry );
		return $this->forms->form( $record, SetStatusAction::NAME, $inputs, __( 'Set status', 'atoll' ) );
	}

	private function mailOption( Entry $entry ): string {
		return null === ApplicationClient::of( $entry )
			? Html::element(
				'p',
				array( 'class' => 'description' ),
				Html::text( __( 'No email is sent, because the application does not belong to a client yet.', 'atoll' ) )
			)
			: $this->forms->checkbox( SetStatusAction::NAME, 'mail', __( 'Email the client', 'atoll' ), true );
	}
}

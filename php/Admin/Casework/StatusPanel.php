<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Admin\EntryPanel;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Portal\Cases\CaseFile;
use Atoll\Portal\Cases\Client;
use Atoll\Portal\Cases\Status;
use Atoll\Portal\Cases\Statuses;

/** How the application stands, and a form to set it. */
final class StatusPanel implements EntryPanel {

	public function __construct( private Statuses $statuses, private CaseForms $forms ) {}

	public function title(): string {
		return __( 'Status', 'atoll' );
	}

	public function body( Entry $entry, CaseFile $case ): string {
		if ( 'active' !== $entry->status ) {
			return '<p>' . esc_html__( 'This entry is in the trash or among the spam. Move it back first to work on it.', 'atoll' ) . '</p>';
		}
		$now = Html::element( 'p', array(), Html::element( 'strong', array(), Html::text( $case->status->title ) ) );
		if ( '' !== $case->status->sentence ) {
			/* translators: %s: what a status means, in a sentence. */
			$now .= Html::element( 'p', array( 'class' => 'description' ), Html::text( sprintf( __( 'The client reads: “%s”', 'atoll' ), $case->status->sentence ) ) );
		}
		return $now . ( current_user_can( Capabilities::EDIT_ENTRIES ) ? $this->form( $entry, $case ) : '' );
	}

	private function form( Entry $entry, CaseFile $case ): string {
		$others = array_diff_key( $this->statuses->all(), array( $case->status->name => true ) );
		// The preselected option changes nothing: sending a message alone must not undo a status that somebody else has
		// set meanwhile.
		/* translators: %s: a status, such as "With the lender". */
		$stays  = array( '' => sprintf( __( 'No change (%s)', 'atoll' ), $case->status->title ) );
		$inputs = $this->forms->select( SetStatus::NAME, 'status', __( 'New status', 'atoll' ), $stays + array_map( static fn( Status $status ) => $status->title, $others ), '' )
			. $this->forms->textarea( SetStatus::NAME, 'message', __( 'Message to the client (optional)', 'atoll' ), 4 )
			. $this->mail( $entry );
		return $this->forms->form( $case, SetStatus::NAME, $inputs, __( 'Set status', 'atoll' ) );
	}

	private function mail( Entry $entry ): string {
		return null === Client::of( $entry )
			? Html::element( 'p', array( 'class' => 'description' ), Html::text( __( 'Nobody is told by mail: the application is nobody’s yet.', 'atoll' ) ) )
			: $this->forms->checkbox( SetStatus::NAME, 'mail', __( 'Tell the client by mail', 'atoll' ), true );
	}
}

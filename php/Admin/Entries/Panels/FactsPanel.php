<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Admin\Entries\Actions\EntryActionForms;
use Atoll\Admin\Entries\Actions\MoveEntryAction;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Platform\Access\Capabilities;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Panel with the entry's facts, such as date and page, and buttons to move it. */
final class FactsPanel implements EntryPanel {

	public function __construct( private EntryTexts $texts, private EntryActionForms $forms ) {}

	public function title(): string {
		return __( 'Submission details', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$facts = '';
		foreach ( $this->texts->facts( $entry ) as $label => $value ) {
			$facts .= Html::element(
				'p',
				array(),
				Html::element( 'strong', array(), Html::text( $label ) ) . '<br>' . Html::text( $value )
			);
		}
		return $facts . ( current_user_can( Capabilities::EDIT_ENTRIES ) ? $this->moves( $entry, $record ) : '' );
	}

	private function moves( Entry $entry, ApplicationRecord $record ): string {
		// The button to move it out of the spam is beside the reasons for it.
		$moves = match ( $entry->status ) {
			Entry::ACTIVE => array(
				Entry::SPAM  => __( 'Mark as spam', 'atoll' ),
				Entry::TRASH => __( 'Move to trash', 'atoll' ),
			),
			Entry::SPAM   => array( Entry::TRASH => __( 'Move to trash', 'atoll' ) ),
			default       => array( Entry::ACTIVE => __( 'Restore', 'atoll' ) ),
		};
		$forms = '';
		foreach ( $moves as $to => $words ) {
			$forms .= $this->forms->form(
				$record,
				MoveEntryAction::NAME,
				'',
				$words,
				$to,
				Entry::TRASH === $to ? 'button-link button-link-delete' : 'button-secondary'
			);
		}
		return $forms;
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Admin\Casework\CaseForms;
use Atoll\Admin\Casework\MoveEntry;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryWords;
use Atoll\Platform\Access\Capabilities;
use Atoll\Portal\Cases\CaseFile;

/** How the entry came, and where else it can be put. */
final class FactsPanel implements EntryPanel {

	public function __construct( private EntryWords $fields, private CaseForms $forms ) {}

	public function title(): string {
		return __( 'How it came', 'atoll' );
	}

	public function body( Entry $entry, CaseFile $case ): string {
		$facts = '';
		foreach ( $this->fields->facts( $entry ) as $label => $value ) {
			$facts .= Html::element( 'p', array(), Html::element( 'strong', array(), Html::text( $label ) ) . '<br>' . Html::text( $value ) );
		}
		return $facts . ( current_user_can( Capabilities::EDIT_ENTRIES ) ? $this->moves( $entry, $case ) : '' );
	}

	private function moves( Entry $entry, CaseFile $case ): string {
		// The way out of the spam is beside the reasons why it is there.
		$moves = match ( $entry->status ) {
			'active' => array( 'spam' => __( 'Mark as spam', 'atoll' ), 'trash' => __( 'Move to trash', 'atoll' ) ),
			'spam'   => array( 'trash' => __( 'Move to trash', 'atoll' ) ),
			default  => array( 'active' => __( 'Restore', 'atoll' ) ),
		};
		$forms = '';
		foreach ( $moves as $to => $words ) {
			$forms .= $this->forms->form( $case, MoveEntry::NAME, '', $words, $to, 'trash' === $to ? 'button-link button-link-delete' : 'button-secondary' );
		}
		return $forms;
	}
}

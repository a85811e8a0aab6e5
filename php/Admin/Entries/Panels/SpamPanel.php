<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Admin\Applications\Actions\NotSpamAction;
use Atoll\Admin\Applications\EntryActionForms;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** What spoke for spam and against it when the entry came, and the way out of the spam. */
final class SpamPanel implements EntryPanel {

	public function __construct( private EntryActionForms $forms ) {}

	public function title(): string {
		return __( 'Spam check', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$reasons = $this->reasons( $entry->spam );
		$isSpam  = 'spam' === $entry->status;
		return $isSpam || '' !== $reasons
			? $this->verdict( $isSpam ) . $reasons
				. ( $isSpam && current_user_can( Capabilities::EDIT_ENTRIES ) ? $this->releaseForm( $record ) : '' )
			: '';
	}

	private function verdict( bool $isSpam ): string {
		$words = $isSpam ? __( 'This entry is among the spam. Nobody was told of it.', 'atoll' ) : __( 'This entry is not taken for spam. These signs were noticed when it came:', 'atoll' );
		return Html::element( 'p', array(), Html::text( $words ) );
	}

	private function reasons( string $json ): string {
		$items = '';
		foreach ( JsonData::of( array( 'reasons' => json_decode( $json, true ) ) )->list( 'reasons' ) as $reason ) {
			$points = $reason->int( 'points' );
			$items .= Html::element(
				'li',
				array(),
				Html::text(
					/* translators: 1: a sentence, 2: number of points with its sign. */
					sprintf( __( '%1$s (%2$s)', 'atoll' ), $reason->string( 'text' ), sprintf( '%+d', $points ) )
				)
			);
		}
		return '' === $items ? '' : Html::element( 'ul', array( 'class' => 'ul-disc' ), $items );
	}

	private function releaseForm( ApplicationRecord $record ): string {
		return $this->forms->form(
			$record,
			NotSpamAction::NAME,
			$this->forms->checkbox(
				NotSpamAction::NAME,
				'mail',
				__( 'Send the emails that were held back', 'atoll' ),
				true
			),
			__( 'Not spam', 'atoll' )
		);
	}
}

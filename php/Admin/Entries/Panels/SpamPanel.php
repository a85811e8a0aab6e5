<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Admin\Entries\Actions\EntryActionForms;
use Atoll\Admin\Entries\Actions\NotSpamAction;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Spam\SpamRelease;
use Atoll\Platform\Access\Capabilities;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Panel with the reasons for and against spam, and a form to move the entry out of the spam. */
final class SpamPanel implements EntryPanel {

	public function __construct( private EntryActionForms $forms, private SpamRelease $spam ) {}

	public function title(): string {
		return __( 'Spam check', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$reasons = $this->reasons( $entry->spam );
		if ( Entry::SPAM === $entry->status ) {
			$holdsMail = $this->spam->holdsMail( $entry );
			return $this->paragraph(
				$holdsMail
					? __( 'This entry is in spam. Nobody was notified.', 'atoll' )
					: __( 'This entry is in spam. No emails about it are held back.', 'atoll' )
			) . $reasons
				. ( current_user_can( Capabilities::EDIT_ENTRIES ) ? $this->releaseForm( $record, $holdsMail ) : '' );
		}
		return '' === $reasons
			? ''
			: $this->paragraph(
				__( 'This entry was not marked as spam. These signs were noticed when it arrived:', 'atoll' )
			)
				. $reasons;
	}

	private function paragraph( string $words ): string {
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

	private function releaseForm( ApplicationRecord $record, bool $holdsMail ): string {
		$words = __( 'Send the emails that were held back', 'atoll' );
		return $this->forms->form(
			$record,
			NotSpamAction::NAME,
			$holdsMail ? $this->forms->checkbox( NotSpamAction::NAME, 'mail', $words, true ) : '',
			__( 'Not spam', 'atoll' )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Identity\UserName;
use Atoll\Platform\SiteDateFormat;

/** An entry as people read it: its questions and answers, its sender, and how it was sent. */
final class EntryTexts {

	public function __construct( private FormRepository $forms, private EntryAnswers $answers ) {}

	/** @return list<array{label: string, value: string}> In the form's order; answers to unknown fields come last. */
	public function answers( Entry $entry ): array {
		return array_map(
			fn( EntryAnswer $answer ) => array(
				'label' => $this->label( $answer ),
				'value' => $answer->text,
			),
			$this->entryAnswers( $entry )
		);
	}

	/** @return list<EntryAnswer> The same answers with their fields. */
	public function entryAnswers( Entry $entry ): array {
		return $this->answers->ofEntry( $this->formOf( $entry ), $entry );
	}

	/**
	 * @return list<EntryAnswer> The same answers by the current form, which a list reads once for all its entries; by
	 * the version that the entry was sent with if the form is deleted.
	 */
	public function answersByCurrentForm( Entry $entry ): array {
		return $this->answers->read( $this->currentForm( $entry ) ?? $this->formOf( $entry ), $entry->answers );
	}

	/** Returns the form version that the entry was sent with; null if it does not exist. */
	public function formOf( Entry $entry ): ?Form {
		return $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
	}

	/** @return array<string, string> Facts about where and how the entry was sent, by label. */
	public function facts( Entry $entry ): array {
		return array_filter(
			array(
				__( 'Form', 'atoll' )       => $this->formTitle( $entry ),
				__( 'Received', 'atoll' )   => $this->date( $entry ),
				__( 'Changed', 'atoll' )    => $entry->dateUpdated === $entry->dateCreated
					? ''
					: SiteDateFormat::ofUtc( $entry->dateUpdated ),
				__( 'Page', 'atoll' )       => $entry->sourceUrl,
				__( 'IP address', 'atoll' ) => $entry->ip,
				__( 'Browser', 'atoll' )    => $entry->userAgent,
			)
		);
	}

	/** Returns the sender: a name from the answers, otherwise an email address, otherwise the user's name. */
	public function sender( Entry $entry ): string {
		return $this->senderIn( $this->entryAnswers( $entry ), $entry );
	}

	/**
	 * Returns the sender, using answers that were read already.
	 *
	 * @param list<EntryAnswer> $answers
	 */
	public function senderIn( array $answers, Entry $entry ): string {
		$textByRole = array();
		foreach ( $answers as $answer ) {
			$textByRole[ $answer->field->tells ?? '' ] ??= $answer->text;
		}
		return ( $textByRole['name'] ?? '' ) ?: ( $textByRole['email'] ?? '' ) ?: $this->user( $entry );
	}

	public function formTitle( Entry $entry ): string {
		return $this->currentForm( $entry )?->title() ?? $this->deletedFormTitle( $entry );
	}

	private function deletedFormTitle( Entry $entry ): string {
		$title = $this->formOf( $entry )?->title() ?? '';
		return '' === $title
			/* translators: %d: number of a form. */
			? sprintf( __( 'Form %d (gone)', 'atoll' ), $entry->formNumber )
			/* translators: %s: title of a form. */
			: sprintf( __( '%s (gone)', 'atoll' ), $title );
	}

	private function currentForm( Entry $entry ): ?Form {
		return $this->forms->findAnyOrNull( $entry->formNumber )?->form;
	}

	public function date( Entry $entry ): string {
		return SiteDateFormat::ofUtc( $entry->dateCreated );
	}

	/** @return array<string, string> */
	public static function statuses(): array {
		return array(
			Entry::ACTIVE => __( 'Active', 'atoll' ),
			Entry::SPAM   => __( 'Spam', 'atoll' ),
			Entry::TRASH  => __( 'Trash', 'atoll' ),
		);
	}

	public function user( Entry $entry ): string {
		if ( 0 === $entry->createdBy ) {
			return __( 'Visitor', 'atoll' );
		}
		$user = get_userdata( $entry->createdBy );
		return false !== $user
			? UserName::read( $user, 'display_name' )
			/* translators: %d: id of a user. */
			: sprintf( __( 'User %d (gone)', 'atoll' ), $entry->createdBy );
	}

	public function label( EntryAnswer $answer ): string {
		if ( null === $answer->field ) {
			/* translators: %s: number of a form's field. */
			return sprintf( __( 'Field %s', 'atoll' ), $answer->key );
		}
		return '' === $answer->field->adminLabel ? $answer->field->label : $answer->field->adminLabel;
	}
}

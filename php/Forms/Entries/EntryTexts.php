<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\SiteDateFormat;

/** An entry in words: its questions and answers, whom it is from, and how it came. */
final class EntryTexts {

	public function __construct( private FormRepository $forms, private EntryAnswers $answers ) {}

	/**
	 * @return list<array{label: string, value: string}> In the form's order; answers to fields that are gone come last.
	 */
	public function answers( Entry $entry ): array {
		return array_map(
			fn( EntryAnswer $answer ) => array(
				'label' => $this->label( $answer ),
				'value' => $answer->text,
			),
			$this->read( $entry )
		);
	}

	/** @return list<EntryAnswer> The same before they are printed. */
	public function read( Entry $entry ): array {
		return $this->answers->ofEntry( $this->sentWith( $entry ), $entry );
	}

	/**
	 * @return list<EntryAnswer> The same by the form as it is now, which a list reads once for all of its entries; by
	 * the one that it was sent with where that is gone.
	 */
	public function readNow( Entry $entry ): array {
		return $this->answers->of( $this->present( $entry ) ?? $this->sentWith( $entry ), $entry->answers );
	}

	/** The form as it was when the entry was sent; null when it is gone. */
	public function sentWith( Entry $entry ): ?Form {
		return $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
	}

	/** @return array<string, string> What is known of how it came, by label. */
	public function facts( Entry $entry ): array {
		return array_filter(
			array(
				__( 'Form', 'atoll' )       => $this->form( $entry ),
				__( 'Received', 'atoll' )   => $this->date( $entry ),
				__( 'Page', 'atoll' )       => $entry->sourceUrl,
				__( 'IP address', 'atoll' ) => $entry->ip,
				__( 'Browser', 'atoll' )    => $entry->userAgent,
			)
		);
	}

	/** Whom it is from, as far as it says: a name, else an email, else whose login it was. */
	public function person( Entry $entry ): string {
		return $this->personIn( $this->read( $entry ), $entry );
	}

	/**
	 * The same, of answers that were read already.
	 *
	 * @param list<EntryAnswer> $answers
	 */
	public function personIn( array $answers, Entry $entry ): string {
		$said = array();
		foreach ( $answers as $answer ) {
			$said[ $answer->field->tells ?? '' ] ??= $answer->text;
		}
		return ( $said['name'] ?? '' ) ?: ( $said['email'] ?? '' ) ?: $this->user( $entry );
	}

	public function form( Entry $entry ): string {
		return $this->present( $entry )?->title() ?? $this->goneForm( $entry );
	}

	private function goneForm( Entry $entry ): string {
		$title = $this->sentWith( $entry )?->title() ?? '';
		return '' === $title
			/* translators: %d: number of a form. */
			? sprintf( __( 'Form %d (gone)', 'atoll' ), $entry->formNumber )
			/* translators: %s: title of a form. */
			: sprintf( __( '%s (gone)', 'atoll' ), $title );
	}

	private function present( Entry $entry ): ?Form {
		return $this->forms->findAny( $entry->formNumber )?->form;
	}

	public function date( Entry $entry ): string {
		return SiteDateFormat::ofUtc( $entry->dateCreated );
	}

	public function status( Entry $entry ): string {
		return self::statuses()[ $entry->status ] ?? $entry->status;
	}

	/** @return array<string, string> */
	public static function statuses(): array {
		return array(
			'active' => __( 'Active', 'atoll' ),
			'spam'   => __( 'Spam', 'atoll' ),
			'trash'  => __( 'Trash', 'atoll' ),
		);
	}

	public function user( Entry $entry ): string {
		if ( 0 === $entry->createdBy ) {
			return __( 'Visitor', 'atoll' );
		}
		$user = get_userdata( $entry->createdBy );
		/* translators: %d: id of a user. */
		return $user ? $user->display_name : sprintf( __( 'User %d (gone)', 'atoll' ), $entry->createdBy );
	}

	public function label( EntryAnswer $answer ): string {
		if ( null === $answer->field ) {
			/* translators: %s: number of a form's field. */
			return sprintf( __( 'Field %s', 'atoll' ), $answer->key );
		}
		return '' === $answer->field->adminLabel ? $answer->field->label : $answer->field->adminLabel;
	}
}

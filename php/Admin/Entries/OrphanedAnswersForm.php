<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\Entries\Panels\FilesPanel;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Changes\OrphanedAnswer;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryAnswer;
use Atoll\Forms\Entries\EntryTexts;

/** Answers that nobody can type any more, each with a box that deletes it; those that name files stay with them. */
final class OrphanedAnswersForm {

	/** Name of the boxes; each sends a {@see OrphanedAnswer}'s id. */
	public const DELETED = 'atoll_delete_kept';

	public function __construct( private EntryTexts $texts, private FilesPanel $files ) {}

	/**
	 * @param list<OrphanedAnswer> $kept
	 * @param list<string>         $deleted Ids of those whose boxes are ticked.
	 * @return string Empty where there are none.
	 */
	public function render( Form $form, Entry $entry, array $kept, array $deleted ): string {
		$names   = array() === $kept ? array() : $this->files->names( $entry );
		$kept    = array_filter( $kept, static fn( OrphanedAnswer $one ): bool => ! self::isFiles( $one, $names ) );
		$answers = array() === $kept ? array() : $this->answers( $entry );
		$options = '';
		foreach ( array_values( $kept ) as $index => $one ) {
			$words    = $this->words( $form, $one, $answers[ $one->field ] ?? null );
			$isTicked = in_array( $one->id, $deleted, true );
			$options .= $this->option( "atoll-edit-kept-{$index}", $one->id, $isTicked, $words );
		}
		$legend = Html::text( __( 'Kept answers', 'atoll' ) );
		return '' === $options ? '' : Html::element(
			'fieldset',
			array( 'class' => 'atoll-field', 'aria-describedby' => 'atoll-edit-kept' ),
			Html::element( 'legend', array( 'class' => 'atoll-field__label' ), $legend )
				. Html::element(
					'p',
					array( 'class' => 'atoll-field__description', 'id' => 'atoll-edit-kept' ),
					Html::text( __( 'The form does not offer these any more, so they cannot be changed. They stay with the entry unless you delete them.', 'atoll' ) )
				)
				. $options
		);
	}

	/** @param array<string, string> $names Of the entry's files, by id. */
	private static function isFiles( OrphanedAnswer $one, array $names ): bool {
		$ids = ( new EntryAnswer( null, $one->key, $one->text, false ) )->fileIds();
		return array() !== array_intersect_key( $names, array_flip( $ids ) );
	}

	/** @return array<int, EntryAnswer> In words, by the numbers of their questions. */
	private function answers( Entry $entry ): array {
		$answers = array();
		foreach ( $this->texts->entryAnswers( $entry ) as $answer ) {
			if ( null !== $answer->field ) {
				$answers[ $answer->field->id ] = $answer;
			}
		}
		return $answers;
	}

	/** @param EntryAnswer|null $answer All of the question's; null where no version of the form has it. */
	private function words( Form $form, OrphanedAnswer $one, ?EntryAnswer $answer ): string {
		$field = $form->field( $one->field );
		$parts = array_column( $field->inputs ?? array(), 'label', 'id' );
		$label = $this->texts->label( $answer ?? new EntryAnswer( $field, (string) $one->field, '', false ) );
		return sprintf(
			/* translators: 1: an answer, 2: the question, or a part of it. */
			__( 'Delete “%1$s” (%2$s)', 'atoll' ),
			null === $field ? $answer->text ?? $one->text : $one->text,
			implode( ' – ', array_filter( array( $label, $parts[ $one->key ] ?? '' ) ) )
		);
	}

	private function option( string $id, string $value, bool $isTicked, string $words ): string {
		$input = array(
			'class'   => 'atoll-option__input',
			'type'    => 'checkbox',
			'id'      => $id,
			'name'    => self::DELETED . '[]',
			'value'   => $value,
			'checked' => $isTicked,
		);
		$label = array( 'class' => 'atoll-option__label', 'for' => $id );
		return Html::element(
			'div',
			array( 'class' => 'atoll-option' ),
			Html::single( 'input', $input ) . Html::element( 'label', $label, nl2br( Html::text( $words ) ) )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminMenu;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Form\ErrorSummary;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Changes\OrphanedAnswers;
use Atoll\Forms\Entries\Entry;

/** Renders a form's fields one below the other, with an entry's answers in them. */
final class EntryEditForm {

	public function __construct(
		private FormEngine $engine,
		private FieldMarkup $fields,
		private OrphanedAnswersForm $kept
	) {}

	/** Whether a field can be edited here: not files, which stay as submitted, and not fields without an answer. */
	public function isEditable( Field $field ): bool {
		return $field->isStored() && ! $field->holdsFiles();
	}

	public function render( Form $form, Entry $entry, EntryEdit $edit ): string {
		$ids      = new ElementIds( 'atoll-edit', $form->id() );
		$resolved = $this->engine->resolve( $form, $edit->answers );
		$views    = array();
		foreach ( $form->fields() as $field ) {
			$message = $edit->validated->messages[ $field->id ] ?? '';
			if ( $this->isEditable( $field ) && ( '' !== $message || ! $resolved->isHidden( $field->id ) ) ) {
				$views[] = new FieldView(
					$form,
					$field,
					$ids,
					$edit->answers->value( $field->id ),
					$message,
					false,
					$edit->validated->inputMessages ?? array()
				);
			}
		}
		$invalid = array_values( array_filter( $views, static fn( FieldView $view ) => $view->isInvalid() ) );
		$kept    = OrphanedAnswers::each( $entry->answers, $form, $resolved );
		$printed = implode( '', array_map( $this->fields->render( ... ), $views ) )
			. $this->kept->render( $form, $entry, $kept, $edit->deleted );
		return $this->refusal( $edit->refusal, $entry, $edit->isConflict )
			. '<div class="atoll-form atoll-edit" id="' . esc_attr( $ids->form() ) . '"><h2>'
			. esc_html__( 'Edit answers', 'atoll' ) . '</h2><div data-atoll="summary">'
			. ( new ErrorSummary( $this->fields ) )->render( $invalid, $ids->summaryTitle() ) . '</div>'
			. Html::element(
				'form',
				array(
					'method' => 'post',
					'action' => EntryEditScreen::address( $entry->id ),
					'novalidate' => true,
					'class' => 'atoll-form__form',
				),
				$this->hidden( $entry, $edit->isConflict ) . '<div class="atoll-grid">' . $printed . '</div>'
					. $this->buttons( $entry, $edit->isConflict )
			)
			. '</div>';
	}

	private function refusal( string $sentence, Entry $entry, bool $isConflict ): string {
		if ( '' === $sentence ) {
			return '';
		}
		$see  = $isConflict
			? __( 'See the newer version (opens in a new tab)', 'atoll' )
			: __( 'See the entry (opens in a new tab)', 'atoll' );
		$link = $isConflict || ! $entry->isActive()
			? Html::element(
				'p',
				array(),
				Html::element(
					'a',
					array( 'href' => AdminMenu::entry( $entry->id ), 'target' => '_blank' ),
					Html::text( $see )
				)
			)
			: '';
		return Html::element(
			'div',
			array( 'class' => 'notice notice-error inline', 'role' => 'alert' ),
			Html::element( 'p', array(), Html::text( $sentence ) ) . $link
		);
	}

	/** Renders hidden inputs. Users who have been told about a newer version replace that version when they submit. */
	private function hidden( Entry $entry, bool $isConflict ): string {
		// A number, which is only compared.
		$seen   = isset( $_POST[ InputNames::ENTRY_VERSION ] ) && is_string( $_POST[ InputNames::ENTRY_VERSION ] )
			? (int) $_POST[ InputNames::ENTRY_VERSION ]
			: $entry->version;
		$hidden = array(
			InputNames::ENTRY_VERSION => (string) ( $isConflict ? $entry->version : $seen ),
			EntryEditScreen::NONCE => wp_create_nonce( EntryEditScreen::nonce( $entry->id ) ),
		);
		return implode(
			'',
			array_map(
				static fn( string $name, string $value ) => Html::single(
					'input',
					array( 'type' => 'hidden', 'name' => $name, 'value' => $value )
				),
				array_keys( $hidden ),
				$hidden
			)
		);
	}

	private function buttons( Entry $entry, bool $isConflict ): string {
		$save = $isConflict ? __( 'Replace it with mine', 'atoll' ) : __( 'Save changes', 'atoll' );
		$back = $isConflict ? __( 'Keep the newer version', 'atoll' ) : __( 'Cancel', 'atoll' );
		return Html::element(
			'p',
			array( 'class' => 'submit' ),
			Html::element(
				'button',
				array( 'type' => 'submit', 'class' => 'button button-primary' ),
				Html::text( $save )
			)
				. ' '
				. Html::element(
					'a',
					array( 'class' => 'button', 'href' => AdminMenu::entry( $entry->id ) ),
					Html::text( $back )
				)
		);
	}
}

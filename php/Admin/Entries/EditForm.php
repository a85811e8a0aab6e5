<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\AdminPages;
use Atoll\Engine\Answers;
use Atoll\Engine\Engine;
use Atoll\Engine\Field;
use Atoll\Engine\Form;
use Atoll\Engine\Markup\ErrorSummary;
use Atoll\Engine\Markup\FieldMarkup;
use Atoll\Engine\Markup\FieldView;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\Ids;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Judgement;

/** Prints a form's questions one below the other, with an entry's answers in them. */
final class EditForm {

	public function __construct( private Engine $engine, private FieldMarkup $fields ) {}

	/** Whether a field can be changed here: files stay as they were sent, and what is no answer has nothing to change. */
	public function asks( Field $field ): bool {
		return ! in_array( $field->shape, array( 'none', 'files', 'secret', 'token' ), true );
	}

	/** @param bool $isConflict Whether somebody else has changed the entry meanwhile: both ways on are offered then. */
	public function render( Form $form, Entry $entry, Answers $answers, ?Judgement $judged, string $refusal, bool $isConflict ): string {
		$ids     = new Ids( 'atoll-edit', $form->id() );
		$settled = $this->engine->settle( $form, $answers );
		$views   = array();
		foreach ( $form->fields() as $field ) {
			$message = $judged->messages[ $field->id ] ?? '';
			if ( $this->asks( $field ) && ( '' !== $message || ! $settled->isHidden( $field->id ) ) ) {
				$views[] = new FieldView( $form, $field, $ids, $answers->value( $field->id ), $message, false, $judged->inputMessages ?? array() );
			}
		}
		$invalid = array_values( array_filter( $views, static fn( FieldView $view ) => $view->isInvalid() ) );
		$printed = implode( '', array_map( $this->fields->render( ... ), $views ) );
		return $this->refusal( $refusal, $entry, $isConflict )
			. '<div class="atoll-form atoll-edit" id="' . esc_attr( $ids->form() ) . '"><h2>' . esc_html__( 'Edit answers', 'atoll' ) . '</h2><div data-atoll="summary">' . ( new ErrorSummary( $this->fields ) )->render( $invalid, $ids->summaryTitle() ) . '</div>'
			. Html::element( 'form', array( 'method' => 'post', 'action' => EditScreen::address( $entry->id ), 'novalidate' => true, 'class' => 'atoll-form__form' ), $this->hidden( $entry, $isConflict ) . '<div class="atoll-grid">' . $printed . '</div>' . $this->buttons( $entry, $isConflict ) )
			. '</div>';
	}

	private function refusal( string $sentence, Entry $entry, bool $isConflict ): string {
		if ( '' === $sentence ) {
			return '';
		}
		$way = $isConflict ? Html::element( 'p', array(), Html::element( 'a', array( 'href' => AdminPages::entry( $entry->id ), 'target' => '_blank' ), Html::text( __( 'See the newer version (opens in a new tab)', 'atoll' ) ) ) ) : '';
		return Html::element( 'div', array( 'class' => 'notice notice-error inline', 'role' => 'alert' ), Html::element( 'p', array(), Html::text( $sentence ) ) . $way );
	}

	/** Whoever was told of the newer version may replace it: the form is sent with that one from now on. */
	private function hidden( Entry $entry, bool $isConflict ): string {
		$seen   = isset( $_POST[ EditScreen::VERSION ] ) && is_string( $_POST[ EditScreen::VERSION ] ) ? (int) $_POST[ EditScreen::VERSION ] : $entry->version; // A number, compared with another.
		$hidden = array( EditScreen::VERSION => (string) ( $isConflict ? $entry->version : $seen ), EditScreen::NONCE => wp_create_nonce( EditScreen::nonce( $entry->id ) ) );
		return implode( '', array_map( static fn( string $name, string $value ) => Html::single( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) ), array_keys( $hidden ), $hidden ) );
	}

	private function buttons( Entry $entry, bool $isConflict ): string {
		$save = $isConflict ? __( 'Replace it with mine', 'atoll' ) : __( 'Save changes', 'atoll' );
		$back = $isConflict ? __( 'Keep the newer version', 'atoll' ) : __( 'Cancel', 'atoll' );
		return Html::element(
			'p',
			array( 'class' => 'submit' ),
			Html::element( 'button', array( 'type' => 'submit', 'class' => 'button button-primary' ), Html::text( $save ) ) . ' '
				. Html::element( 'a', array( 'class' => 'button', 'href' => AdminPages::entry( $entry->id ) ), Html::text( $back ) )
		);
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup;

use Atoll\Forms\Field;
use Atoll\Forms\Form;
use Atoll\Forms\PublicDefinition;
use Atoll\Forms\Shapes\Shapes;

/**
 * Prints a form: finished, accessible, and sendable without JavaScript. This is its only markup; the island works on
 * these very elements, and prints into the ones with data-atoll.
 */
final class FormMarkup {

	public function __construct(
		private FieldMarkup $fields,
		private ErrorSummary $summary,
		private Confirmation $confirmation,
		private Shapes $shapes,
	) {}

	public static function standard( Shapes $shapes ): self {
		$fields = FieldMarkup::standard();
		return new self( $fields, new ErrorSummary( $fields ), new Confirmation(), $shapes );
	}

	public function render( Form $form, View $view ): string {
		$ids = new Ids( $view->idPrefix, $form->id() );
		if ( null !== $view->confirmation ) {
			$sent = $this->confirmation->render( $view->confirmation, $form->text( 'sent' ) );
			return $this->wrapper( $ids, false, '<div data-atoll="confirmation">' . $sent . '</div>' );
		}
		$props = $view->preview ? '' : $this->props( $form, $view );
		return $this->wrapper( $ids, ! $view->preview, $props . $this->form( $form, $view, $ids ) . '<div data-atoll="confirmation"></div>' );
	}

	private function wrapper( Ids $ids, bool $isAlive, string $inner ): string {
		return Html::element(
			'div',
			array(
				'class'       => 'atoll-form wp-exclude-emoji',
				'id'          => $ids->form(),
				'data-island' => $isAlive ? 'form' : null,
				'data-on'     => $isAlive ? 'intent' : null,
			),
			$inner
		);
	}

	private function props( Form $form, View $view ): string {
		$props = array(
			'definition' => PublicDefinition::of( $form ),
			'endpoint'   => $view->endpoint,
			'phone'      => $view->phone,
		);
		return '<script type="application/json" data-atoll="props">' . Html::json( $props ) . '</script>';
	}

	private function form( Form $form, View $view, Ids $ids ): string {
		$views      = array_map( fn( Field $field ) => $this->view( $form, $field, $view, $ids ), $form->fields() );
		$invalid    = array_values( array_filter( $views, static fn( FieldView $one ) => $one->isInvalid() ) );
		$attributes = array(
			'class'      => 'atoll-form__form',
			'method'     => 'post',
			'action'     => $view->actionUrl . '#' . $ids->form(),
			'novalidate' => true,
			'aria-label' => $form->title(),
		);
		return Html::element(
			'form',
			$attributes,
			'<div data-atoll="summary">' . $this->summary->render( $invalid, $ids->summaryTitle() ) . '</div>'
				. $this->pages( $form, $views )
				. '<div class="atoll-form__status" data-atoll="status" role="status"></div>'
				. '<div class="atoll-form__failure" data-atoll="failure">' . $this->alert( $view->alert ) . '</div>'
				. '<div class="atoll-form__actions">' . $this->actions( $form, $views, $view->preview ) . '</div>'
				. $this->hidden( $form, $view )
		);
	}

	private function view( Form $form, Field $field, View $view, Ids $ids ): FieldView {
		$value = null === $view->answers ? $this->shapes->of( $field )->initial( $field ) : $view->answers->value( $field->id );
		return new FieldView( $form, $field, $ids, (array) $value, $view->messages[ $field->id ] ?? '', $view->preview );
	}

	/** @param list<FieldView> $views */
	private function pages( Form $form, array $views ): string {
		$html = '';
		for ( $page = 0; $page < $form->pages(); $page++ ) {
			$fields = array_filter( $views, static fn( FieldView $one ) => $one->field->page === $page && 'grid' === $one->field->place );
			$html  .= '<div class="atoll-page" data-page="' . $page . '"><div class="atoll-grid">'
				. implode( '', array_map( array( $this->fields, 'render' ), $fields ) ) . '</div></div>';
		}
		return $html;
	}

	/**
	 * A form without a button of its own gets one.
	 *
	 * @param list<FieldView> $views
	 */
	private function actions( Form $form, array $views, bool $preview ): string {
		$own = array_filter( $views, static fn( FieldView $one ) => 'actions' === $one->field->place );
		if ( array() !== $own ) {
			return implode( '', array_map( array( $this->fields, 'render' ), $own ) );
		}
		return '<button type="' . ( $preview ? 'button' : 'submit' ) . '" class="atoll-button atoll-button--primary" data-atoll="submit">'
			. Html::text( $form->text( 'submit' ) ) . '</button>';
	}

	private function alert( ?string $alert ): string {
		return null === $alert ? '' : '<div class="atoll-alert" role="alert"><p>' . Html::text( $alert ) . '</p></div>';
	}

	private function hidden( Form $form, View $view ): string {
		$html = '';
		foreach ( $view->hidden + array( 'atoll_form' => (string) $form->id(), 'gform_unique_id' => '' ) as $name => $value ) {
			$html .= Html::single( 'input', array( 'type' => 'hidden', 'name' => $name, 'value' => $value ) );
		}
		return $html;
	}
}

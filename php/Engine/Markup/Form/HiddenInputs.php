<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Markup\Html;

/** Hidden inputs of a form. */
final class HiddenInputs {

	private const DRAFT = array(
		InputNames::DRAFT         => '',
		InputNames::DRAFT_VERSION => '',
		InputNames::TAB           => '',
	);

	public function render( FormView $view ): string {
		$common = array(
			InputNames::FORM => (string) $view->form->id(),
			InputNames::KEY  => '',
		) + ( $view->saves() ? self::DRAFT : array() );
		return self::inputs( $view->context->hidden + $this->pages( $view ) + $this->files( $view ) + $common );
	}

	/** @param array<array-key, string|list<string>> $values Values by name; several of one name as a list. */
	public static function inputs( array $values ): string {
		$html = '';
		foreach ( $values as $name => $value ) {
			foreach ( (array) $value as $text ) {
				$html .= Html::single(
					'input',
					array(
						'type'  => 'hidden',
						'name'  => is_array( $value ) ? "{$name}[]" : $name,
						'value' => $text,
					)
				);
			}
		}
		return $html;
	}

	/**
	 * Returns the files that the form has already, as JSON in Gravity Forms' shape. The value is empty if there are
	 * none, and there is no input if the form has no file fields.
	 *
	 * @return array<string, string>
	 */
	private function files( FormView $view ): array {
		$lists = array();
		foreach ( $view->fields as $fieldView ) {
			if ( $fieldView->field->holdsFiles() ) {
				$lists[ 'input_' . $fieldView->field->id ] = array_map(
					static fn( FileAnswer $file ) => array(
						'uploaded_filename' => $file->name,
						'temp_filename'     => $file->id,
						'size'              => $file->size,
					),
					array_values(
						array_filter(
							(array) $fieldView->answer,
							static fn( mixed $file ) => $file instanceof FileAnswer
						)
					)
				);
			}
		}
		$nonEmpty = array_filter( $lists );
		return array() === $lists
			? array()
			: array(
				InputNames::FILES => array() === $nonEmpty
					? ''
					: json_encode( $nonEmpty, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR ),
			);
	}

	/** @return array<string, string> */
	private function pages( FormView $view ): array {
		$pages  = $view->hasPages() ? array( InputNames::PAGE => (string) $view->page ) : array();
		$pages += null === $view->form->reviewPage()
			? array()
			: array( InputNames::REVIEWED => $view->reviewed() ? '1' : '' );
		return $pages
			+ (
				$this->hasLogic( $view->form )
					? array( InputNames::SEEN => implode( ' ', $this->seen( $view ) ) )
					: array()
			);
	}

	private function hasLogic( Form $form ): bool {
		foreach (
			array(
				...$form->pageList(),
				...array_map( static fn( Field $field ) => $field->data, $form->fields() ),
			) as $owner
		) {
			if ( $owner->has( 'conditionalLogic' ) || $owner->has( 'sectionLogic' ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<int> */
	private function seen( FormView $view ): array {
		$shown = array_filter(
			$view->form->fields(),
			static fn( Field $field ) => $field->page === $view->page
				&& true !== $view->context->resolved?->isHidden( $field->id )
		);
		return array_values(
			array_unique(
				array( ...$view->context->seen, ...array_map( static fn( Field $field ) => $field->id, $shown ) )
			)
		);
	}
}

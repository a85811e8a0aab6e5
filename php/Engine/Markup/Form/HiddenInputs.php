<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Markup\Html;

/** What a form sends along unseen. */
final class HiddenInputs {

	/** What the ids of the form's place in the page begin with, where the page has had the same form before. */
	public const PLACE = 'atoll_place';

	/** The page that showed, from 0. */
	public const PAGE = 'atoll_page';

	/** Ids of the fields that were shown so far, so that one that appeared since is not skipped. */
	public const SEEN = 'atoll_seen';

	/** "1" once all answers were shown to be checked. */
	public const REVIEWED = 'atoll_reviewed';

	/** The files that the form has. */
	public const FILES = 'gform_uploaded_files';

	/** Id of the entry that the form changes. */
	public const ENTRY = 'update_entry_id';

	/** Which draft the form is, and which save of it; empty for none, and filled in by whoever saves. */
	private const DRAFT = array(
		'gform_resume_token'  => '',
		'atoll_draft_version' => '',
	);

	public function render( FormView $view ): string {
		$common = array(
			'atoll_form'      => (string) $view->form->id(),
			'gform_unique_id' => '',
		) + ( $view->saves() ? self::DRAFT : array() );
		return self::inputs( $view->context->hidden + $this->pages( $view ) + $this->files( $view ) + $common );
	}

	/** @param array<string, string|list<string>> $values By name; several of one name as a list. */
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
	 * The files that the form has already, as Gravity Forms lists them; an empty list where it could have some.
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
				self::FILES => array() === $nonEmpty
					? ''
					: json_encode( $nonEmpty, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR ),
			);
	}

	/** @return array<string, string> */
	private function pages( FormView $view ): array {
		$pages  = $view->hasPages() ? array( self::PAGE => (string) $view->page ) : array();
		$pages += null === $view->form->reviewPage()
			? array()
			: array( self::REVIEWED => $view->reviewed() ? '1' : '' );
		return $pages
			+ (
				$this->hasLogic( $view->form ) ? array( self::SEEN => implode( ' ', $this->seen( $view ) ) ) : array()
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

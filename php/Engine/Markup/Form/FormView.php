<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldView;

/** One form with its current answers and state, for printing. */
final class FormView {

	/** @param list<FieldView> $fields In the form's order. */
	public function __construct(
		public readonly Form $form,
		public readonly FormRenderContext $context,
		public readonly ElementIds $ids,
		public readonly VisiblePages $pages,
		public readonly int $page,
		public readonly array $fields,
	) {}

	/** Whether the form can be saved as a draft. A form that changes an entry cannot, since a draft has no entry. */
	public function saves(): bool {
		return $this->form->saves() && ! isset( $this->context->hidden[ InputNames::ENTRY ] );
	}

	public function hasPages(): bool {
		return $this->form->pages() > 1;
	}

	/** Whether a page has a heading. If logic leaves only one page, it has no number, so it needs a title. */
	public function hasHeading( int $page ): bool {
		return $this->hasPages() && ( $this->pages->areSeveral() || '' !== $this->pages->title( $page ) );
	}

	/** Whether a page shows. In the editor's preview all do, one below the other. */
	public function isShown( int $page ): bool {
		return $this->context->preview || $page === $this->page;
	}

	/** Whether the review of all answers has been shown. */
	public function reviewed(): bool {
		return $this->context->reviewed || $this->page >= ( $this->form->reviewPage() ?? INF );
	}

	/** Whether conditional logic hides the button that leads on from the current page. */
	public function hidesForwardButton(): bool {
		$resolved = $this->context->resolved;
		return null !== $resolved && ! $this->context->preview
			&& (
				null === $this->pages->next( $this->page )
					? $resolved->hidesSubmit()
					: $resolved->hidesNext( $this->page )
			);
	}

	/**
	 * @param 'grid'|'actions' $place
	 * @return list<FieldView>
	 */
	public function fieldsAt( string $place, ?int $page = null ): array {
		return array_values(
			array_filter(
				$this->fields,
				static fn( FieldView $fieldView ) => $place === $fieldView->field->place
					&& ( $page ?? $fieldView->field->page ) === $fieldView->field->page
			)
		);
	}

	/**
	 * Returns invalid fields on the current page; nobody could see others. Fields at the submit button belong to the
	 * page that takes the last page's place if logic hides that one.
	 *
	 * @return list<FieldView>
	 */
	public function invalid(): array {
		return array_values(
			array_filter(
				$this->fields,
				fn( FieldView $fieldView ) => $fieldView->isInvalid()
					&& $this->pages->at( $fieldView->field->page ) === $this->page
			)
		);
	}
}

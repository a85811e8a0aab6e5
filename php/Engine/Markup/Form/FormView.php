<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldView;

/** One form as it is shown, this time. */
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

	/** Whether it can be put aside, to be continued later: not what changes an entry, which a draft does not know. */
	public function saves(): bool {
		return $this->form->saves() && ! isset( $this->context->hidden[ InputNames::ENTRY ] );
	}

	public function hasPages(): bool {
		return $this->form->pages() > 1;
	}

	/** Whether the page says which one it is: one that logic leaves alone has only its title to say. */
	public function hasHeading( int $page ): bool {
		return $this->hasPages() && ( $this->pages->areSeveral() || '' !== $this->pages->title( $page ) );
	}

	/** In the editor all pages stand below each other. */
	public function isShown( int $page ): bool {
		return $this->context->preview || $page === $this->page;
	}

	/** Whether all answers were shown to be checked. */
	public function reviewed(): bool {
		return $this->context->reviewed || $this->page >= ( $this->form->reviewPage() ?? INF );
	}

	/** Whether logic hides the button that leads on from this page. */
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
	 * Those to fix on the page that shows: on others nobody could see them. What stands with the send button shows
	 * where the last page is hidden too.
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

<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\Pages\PageButtons;
use Atoll\Engine\Markup\Pages\PageHeading;
use Atoll\Engine\Markup\Pages\PageIndicator;
use Atoll\Engine\Markup\Pages\PageMarkup;
use Atoll\Engine\Shapes\Shapes;

/**
 * Prints a form: finished, accessible, and sendable without JavaScript. This is its only markup; the island works on
 * these very elements, and prints into the ones with data-atoll.
 */
final class FormMarkup {

	public function __construct(
		private Shapes $shapes,
		private ErrorSummary $summary,
		private PageIndicator $indicator,
		private PageMarkup $pages,
		private PageButtons $navigation,
		private FormButtons $actions,
		private HiddenInputs $hidden,
		private HoneypotInput $trap,
		private ConfirmationMarkup $confirmation,
	) {}

	public static function standard( Shapes $shapes, FieldMarkup $fields ): self {
		$navigation = new PageButtons();
		return new self(
			$shapes,
			new ErrorSummary( $fields ),
			new PageIndicator(),
			new PageMarkup( $fields, new PageHeading() ),
			$navigation,
			new FormButtons( $fields, $navigation ),
			new HiddenInputs(),
			new HoneypotInput(),
			new ConfirmationMarkup(),
		);
	}

	public function render( Form $form, FormRenderContext $view ): string {
		$ids = new ElementIds( $view->idPrefix, $form->id() );
		if ( null !== $view->confirmation ) {
			$sent = $this->confirmation->render( $view->confirmation, $form->text( 'sent' ) );
			return $this->wrapper( $ids, false, '<div data-atoll="confirmation">' . $sent . '</div>' );
		}
		$props = $view->preview ? '' : $this->props( $form, $view );
		return $this->wrapper(
			$ids,
			! $view->preview,
			$props . $this->form( $this->view( $form, $view, $ids ) ) . $this->savePlace( $form, $view )
				. '<div data-atoll="confirmation"></div>'
		);
	}

	private function wrapper( ElementIds $ids, bool $isAlive, string $inner ): string {
		return Html::element(
			'div',
			array(
				'class'       => 'atoll-form wp-exclude-emoji',
				'id'          => $ids->form(),
				'data-island' => $isAlive ? 'form' : null,
				'data-on'     => $isAlive ? 'near' : null,
			),
			$inner
		);
	}

	private function props( Form $form, FormRenderContext $view ): string {
		$props = array(
			'definition' => PublicDefinition::of( $form ),
			'endpoint'   => $view->endpoint,
			'phone'      => $view->phone,
			'phoneUrl'   => $view->phoneUrl,
			'pageDelay'  => $view->pageDelay,
		) + ( array() === $view->settings ? array() : array( 'settings' => $view->settings ) );
		return '<script type="application/json" data-atoll="props">' . Html::json( $props ) . '</script>';
	}

	private function view( Form $form, FormRenderContext $view, ElementIds $ids ): FormView {
		$pages  = VisiblePages::of( $form, $view->settled );
		$fields = array_map( fn( Field $field ) => $this->field( $form, $field, $view, $ids ), $form->fields() );
		return new FormView( $form, $view, $ids, $pages, $pages->at( $view->page ), $fields );
	}

	private function field( Form $form, Field $field, FormRenderContext $view, ElementIds $ids ): FieldView {
		$answers = $this->counts( $field, $view->settled ) ? $view->settled?->answers() : $view->answers;
		$value   = null === $answers ? $this->shapes->of( $field )->initial( $field ) : $answers->value( $field->id );
		return new FieldView(
			$form,
			$field,
			$ids,
			$value,
			$view->messages[ $field->id ] ?? '',
			$view->preview,
			$view->inputMessages,
			$view->places,
			! $view->preview && $this->isHidden( $field, $view->settled )
		);
	}

	/**
	 * A field that shows holds what counts, calculations too; one that is hidden keeps what was typed, for when it
	 * shows again.
	 */
	private function counts( Field $field, ?ResolvedAnswers $settled ): bool {
		return null !== $settled && ! $settled->isHidden( $field->id ) && ! $settled->isPageHidden( $field->page );
	}

	private function isHidden( Field $field, ?ResolvedAnswers $settled ): bool {
		return null !== $settled
			&& ( 'actions' === $field->place ? $settled->hidesSubmit() : $settled->isHidden( $field->id ) );
	}

	private function form( FormView $shown ): string {
		$ids        = $shown->ids;
		$attributes = array(
			'class'      => 'atoll-form__form',
			'method'     => 'post',
			'action'     => $shown->view->actionUrl . '#' . $ids->form(),
			'enctype'    => array() !== $shown->form->fileFields() ? 'multipart/form-data' : null,
			'novalidate' => true,
			'aria-label' => $shown->form->title(),
		);
		$isTurnable = $shown->hasPages() && ! $shown->view->preview;
		return Html::element(
			'form',
			$attributes,
			$shown->view->above
				. (
					$isTurnable
						? $this->navigation->forEnter( $shown->form )
							. $this->indicator->render( $shown->form, $shown->pages, $shown->page )
						: ''
				)
				. '<div data-atoll="summary">' . $this->summary->render( $shown->invalid(), $ids->summaryTitle() )
				. $this->notice( $shown ) . '</div>'
				. $this->pages->render( $shown )
				. $this->trap->render( $shown->view->preview ? '' : $shown->view->trap, $ids->trap() )
				. '<div class="atoll-form__status" data-atoll="status" role="status"></div>'
				. '<div class="atoll-form__failure" data-atoll="failure">' . $this->alert( $shown->view ) . '</div>'
				. $this->actions->render( $shown )
				. $this->hidden->render( $shown )
		);
	}

	/** Beside the form, since it holds one of its own. */
	private function savePlace( Form $form, FormRenderContext $view ): string {
		return $form->saves() || $form->keepsEntries()
			? '<div data-atoll="save-modal">' . $view->savePanel . '</div>'
			: '';
	}

	/**
	 * What is on a page that opens is not announced: the page's heading takes the focus and names the notice, or it
	 * does itself.
	 */
	private function notice( FormView $shown ): string {
		if ( null === $shown->view->notice ) {
			return '';
		}
		$focus = $shown->hasPages() ? array() : array( 'tabindex' => -1, 'autofocus' => true );
		return Html::element(
			'div',
			array( 'class' => 'atoll-notice', 'id' => $shown->ids->notice(), 'role' => 'status' ) + $focus,
			'<p>' . Html::text( $shown->view->notice ) . '</p>'
		);
	}

	private function alert( FormRenderContext $view ): string {
		$more = '' === $view->alertLink ? '' : "<p>{$view->alertLink}</p>";
		return null === $view->alert
			? ''
			: '<div class="atoll-alert" role="alert"><p>' . Html::text( $view->alert ) . "</p>{$more}</div>";
	}
}

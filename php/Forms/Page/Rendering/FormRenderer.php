<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Form\FormMarkup;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Form\FormTemplate;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Islands\Islands;

/** Prints forms on pages and for modals. */
final class FormRenderer {

	/** @var array<int, int> How often the page has each form so far, since ids are used once. */
	private array $timesPrinted = array();

	/**
	 * @param \Closure(): FormMarkup       $markup       Asked for when a form is printed anew.
	 * @param \Closure(): ClosedFormNotice $closedNotice Asked for by a form that is not always open.
	 */
	public function __construct(
		private FormRepository $forms,
		private \Closure $markup,
		private Islands $islands,
		private FormContexts $contexts,
		private FormParts $parts,
		private \Closure $closedNotice,
	) {}

	/**
	 * A form's finished, escaped HTML. A form that is not open shows a visitor nothing, and says so to those who edit;
	 * one that takes no answers now says why. In a feed it is a link to the page that has the form.
	 *
	 * @param int                   $number      The form's public number.
	 * @param array<string, string> $fieldValues What it begins with, by the names that the page's address would use.
	 */
	public function html( int $number, array $fieldValues = array() ): string {
		try {
			$form = $this->forms->find( $number );
		} catch ( ReadFailed $failed ) {
			return $this->notTold( $number, $failed );
		}
		if ( null === $form ) {
			return ( $this->closedNotice )()->missing( $number, $this->nextPrefix( $number ) );
		}
		if ( did_action( 'wp' ) > 0 && is_feed() ) {
			return $this->feedLink( $form );
		}
		$prefix = $this->nextPrefix( $number );
		$closed = $form->isAlwaysOpen() ? null : ( $this->closedNotice )()->onPage( $form, $prefix );
		if ( null !== $closed ) {
			wp_enqueue_style( 'atoll-form' );
			return $closed;
		}
		$form = $this->contexts->form( $form );
		$this->enqueueAssets( $form );
		return ( FormRenderContext::ID_PREFIX === $prefix ? $this->fromTemplate( $form, $fieldValues ) : null )
			?? ( $this->markup )()->render( $form, $this->contexts->onPage( $form, $fieldValues, prefix: $prefix ) );
	}

	/** A page shows without a form that the database does not tell; no cache is to keep it like that. */
	private function notTold( int $number, ReadFailed $failed ): string {
		headers_sent() || nocache_headers();
		return ( $this->closedNotice )()->missing( $number, $this->nextPrefix( $number ), $failed->getMessage() );
	}

	/** For readers of a feed, where nothing can be sent. */
	private function feedLink( Form $form ): string {
		$address = get_permalink() . '#' . ( new ElementIds( FormRenderContext::ID_PREFIX, $form->id() ) )->form();
		$link    = Html::element( 'a', array( 'href' => $address ), Html::text( $form->title() ) );
		return Html::element( 'p', array(), $link );
	}

	/**
	 * What the ids begin with at a form's next place in the page. Forms that other plugins render for its head do
	 * not count, nor does an editor's preview.
	 */
	private function nextPrefix( int $number ): string {
		if ( doing_action( 'wp_head' ) || wp_is_serving_rest_request() ) {
			return FormRenderContext::ID_PREFIX;
		}
		$this->timesPrinted[ $number ] = ( $this->timesPrinted[ $number ] ?? 0 ) + 1;
		return FormRenderContext::prefixAt( $this->timesPrinted[ $number ] );
	}

	/**
	 * A form's stored markup, filled in for this page, where the form is untouched; null where it is rendered anew.
	 *
	 * @param array<string, string> $fieldValues As in {@see render()}.
	 */
	private function fromTemplate( Form $form, array $fieldValues ): ?string {
		$template = $this->contexts->isUntouched( $form ) ? FormTemplate::from( $form->template() ) : null;
		return null === $template || $template->isFilledInBy( $_GET + $fieldValues ) // Only whether they are there.
			? null : $template->fill( $form, $this->contexts->untouched( $form ), $this->parts->policy( ... ) );
	}

	/**
	 * A form that somebody tries while they build it, as visitors would get it were it open.
	 *
	 * @param string $endpoint Where it is sent; nothing is stored there.
	 */
	public function preview( Form $form, string $endpoint ): string {
		$this->enqueueAssets( $form );
		return ( $this->markup )()->render( $form, $this->contexts->onPage( $form, endpoint: $endpoint ) );
	}

	/** The version that a modal shows: an entry that is opened again goes on with the one that it was sent with. */
	public function modalForm( Form $form ): Form {
		return $this->contexts->modalForm( $form );
	}

	private function enqueueAssets( Form $form ): void {
		array_map( wp_enqueue_style( ... ), FormStyles::of( $form ) );
		$this->listScripts( $form );
	}

	/** Lists the scripts of a form, also of one that may come to the page later. */
	public function listScripts( Form $form ): void {
		$this->islands->markUsed( 'form', $this->parts->names( $form ) );
	}

	public function forModal( Form $form ): string {
		$closed = $form->isAlwaysOpen() ? null : ( $this->closedNotice )()->inModal( $form );
		return $closed ?? ( $this->markup )()->render( $form, $this->contexts->inModal( $form ) );
	}
}

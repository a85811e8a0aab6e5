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
use Atoll\Platform\Services\Lazy;

/** Prints forms on pages and for modals. */
final class FormRenderer {

	/** @var array<int, int> How often the page has each form so far, since element ids must be unique. */
	private array $timesPrinted = array();

	/**
	 * @param \Closure(): FormMarkup       $markup       Called only if a form is rendered instead of taken from a
	 *                    template.
	 * @param \Closure(): ClosedFormNotice $closedNotice Called only for a form that is not always open.
	 */
	public function __construct(
		private FormRepository $forms,
		#[Lazy( FormMarkup::class )] private \Closure $markup,
		private Islands $islands,
		private FormContexts $contexts,
		private FormParts $parts,
		#[Lazy( ClosedFormNotice::class )] private \Closure $closedNotice,
	) {}

	/**
	 * Returns a form's escaped HTML. A form that is not published shows nothing to visitors, and a notice to editors;
	 * one that takes no answers now says why. In a feed it is a link to the page with the form.
	 *
	 * @param int                   $number      The form's public number.
	 * @param array<string, string> $fieldValues Initial values, by the parameter names that would be used in the URL.
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

	/** If the database cannot be read, the page is shown without the form, and must not be cached like that. */
	private function notTold( int $number, ReadFailed $failed ): string {
		headers_sent() || nocache_headers();
		return ( $this->closedNotice )()->missing( $number, $this->nextPrefix( $number ), $failed->getMessage() );
	}

	/** Returns a link for feed readers, where nothing can be sent. */
	private function feedLink( Form $form ): string {
		$address = get_permalink() . '#' . ( new ElementIds( FormRenderContext::ID_PREFIX, $form->id() ) )->form();
		$link    = Html::element( 'a', array( 'href' => $address ), Html::text( $form->title() ) );
		return Html::element( 'p', array(), $link );
	}

	/**
	 * Returns the prefix of element ids for the next instance of a form on the page. Forms that other plugins render
	 * for the page's head do not count, nor does the preview in the block editor.
	 */
	private function nextPrefix( int $number ): string {
		if ( doing_action( 'wp_head' ) || wp_is_serving_rest_request() ) {
			return FormRenderContext::ID_PREFIX;
		}
		$this->timesPrinted[ $number ] = ( $this->timesPrinted[ $number ] ?? 0 ) + 1;
		return FormRenderContext::prefixAt( $this->timesPrinted[ $number ] );
	}

	/**
	 * Returns a form's stored markup, completed for this page, if nobody has touched the form; null to render it.
	 *
	 * @param array<string, string> $fieldValues As in {@see html()}.
	 */
	private function fromTemplate( Form $form, array $fieldValues ): ?string {
		$template = $this->contexts->isUntouched( $form ) ? FormTemplate::from( $form->template() ) : null;
		return null === $template || $template->isFilledInBy( $_GET + $fieldValues ) // Only parameter names count.
			? null : $template->fill( $form, $this->contexts->untouched( $form ), $this->parts->policy( ... ) );
	}

	/**
	 * Returns a form that an editor tries out, as visitors would see it if it were open.
	 *
	 * @param string $endpoint URL to which it is sent; nothing is stored there.
	 */
	public function preview( Form $form, string $endpoint ): string {
		$this->enqueueAssets( $form );
		return ( $this->markup )()->render( $form, $this->contexts->onPage( $form, endpoint: $endpoint ) );
	}

	/** Returns the version that a modal shows: a reopened entry keeps the version that it was sent with. */
	public function modalForm( Form $form ): Form {
		return $this->contexts->modalForm( $form );
	}

	private function enqueueAssets( Form $form ): void {
		array_map( wp_enqueue_style( ... ), FormStyles::handles( $form ) );
		$this->listScripts( $form );
	}

	/** Enqueues the scripts of a form, even if the form may be added to the page only later. */
	public function listScripts( Form $form ): void {
		$this->islands->markUsed( 'form', $this->parts->names( $form ) );
	}

	public function forModal( Form $form ): string {
		$closed = $form->isAlwaysOpen() ? null : ( $this->closedNotice )()->inModal( $form );
		return $closed ?? ( $this->markup )()->render( $form, $this->contexts->inModal( $form ) );
	}
}

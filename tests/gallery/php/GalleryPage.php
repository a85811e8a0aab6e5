<?php

declare( strict_types=1 );

namespace Atoll\Tests\Gallery;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormMarkup;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Page\Rendering\FormStyles;
use Atoll\Platform\Islands\Islands;

/** The gallery as a page of the site, under its theme: `/?atoll-gallery`, `&kind=email` for one, `&dir=rtl`. */
final class GalleryPage {

	public function __construct( private States $states, private FormMarkup $markup, private Islands $islands ) {}

	public function print( string $only, string $direction ): void {
		wp_enqueue_style( FormStyles::ALL );
		$kinds = $this->states->all();
		$body  = '';
		$shown = '' === $only ? $kinds : array_filter(
			$kinds,
			static fn( string $kind ): bool => strtolower( $kind ) === $only,
			ARRAY_FILTER_USE_KEY
		);
		foreach ( $shown as $kind => $states ) {
			$body .= $this->section( $kind, $states );
		}
		$links = implode(
			' ',
			array_map(
				static fn( string $kind ): string => '<a href="?atoll-gallery&amp;kind=' . $kind . '">' . $kind
					. '</a>',
				array_keys( $kinds )
			)
		);
		printf( '<!doctype html><html lang="en-AU" dir="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>', esc_attr( $direction ) );
		wp_head();
		echo '<style>' . self::STYLE . '</style></head><body ';
		body_class();
		echo '><main class="gallery"><h1>Gallery</h1><nav aria-label="Kinds">' . $links . '</nav>' . $body . '</main>'; // Escaped where it is built.
		wp_footer();
		echo '</body></html>';
	}

	private const STYLE = '.gallery{padding:2rem clamp(1rem,4vw,4rem)}.gallery nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}'
		. '.gallery__states{display:grid;gap:3rem 2.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr));align-items:start}'
		. '.gallery figure{margin:0;min-inline-size:0}.gallery figcaption{margin-block-end:1rem;padding-block-end:.35rem;border-block-end:1px solid var(--atoll-hairline);color:var(--atoll-muted);font-size:1rem}'
		. '.gallery .atoll-form__actions{display:none}.gallery section{margin-block:3rem}.gallery [data-kind=submitButton] .atoll-form__actions{display:flex}';

	/** @param list<State> $states */
	private function section( string $kind, array $states ): string {
		$figures = '';
		foreach ( $states as $number => $state ) {
			$this->islands->markUsed( 'form', $state->form->parts() );
			$view     = new FormRenderContext(
				actionUrl: '',
				answers: $state->answers,
				messages: $state->verdict->messages(),
				inputMessages: $state->verdict->inputMessages(),
				idPrefix: "{$kind}-{$number}"
			);
			$figures .= '<figure><figcaption>' . Html::text( $state->caption ) . '</figcaption>'
				. $this->markup->render( $this->named( $state, "{$kind} {$number}" ), $view ) . '</figure>';
		}
		return sprintf( '<section data-kind="%1$s"><h2 id="kind-%1$s">%1$s</h2><div class="gallery__states">%2$s</div></section>', esc_attr( $kind ), $figures );
	}

	/** Every form of one page has a name of its own, as on a page of a site. */
	private function named( State $state, string $name ): Form {
		return Form::from( array( 'title' => $name ) + $state->form->definition() );
	}
}

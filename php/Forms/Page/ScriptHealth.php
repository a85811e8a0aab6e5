<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Http\VisitorRequest;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Rest\RestHealth;

/**
 * Site Health check: the script of forms reaches visitors as it was printed. Performance plugins delay scripts, and
 * remove what they take for unused.
 */
final class ScriptHealth extends HealthCheck {

	/** Maximum number of pages requested until one shows a form: it may be closed, or for clients only. */
	private const TRIES = 3;

	public function __construct( private FormPlacements $placements ) {}

	public function name(): string {
		return 'atoll_scripts';
	}

	public function label(): string {
		return __( 'Scripts of forms', 'atoll' );
	}

	public function asksSite(): bool {
		return true;
	}

	protected function look(): HealthResult {
		foreach ( new \LimitIterator( $this->placements->all(), 0, self::TRIES ) as $post ) {
			$html = $this->htmlForVisitors( (string) get_permalink( $post ) );
			if ( $this->has( $html, 'data-island', 'form' ) ) {
				return $this->has( $html, 'id', Islands::LOADER ) ? $this->untouched() : $this->changed( $post );
			}
		}
		return HealthResult::good(
			__( 'No page shows a form to visitors yet', 'atoll' ),
			__( 'Whether scripts reach visitors as they were printed is looked at once one does.', 'atoll' )
		);
	}

	private function untouched(): HealthResult {
		return HealthResult::good(
			__( 'The forms’ script is working', 'atoll' ),
			__( 'Their script reaches visitors as it was printed.', 'atoll' )
		);
	}

	private function changed( \WP_Post $post ): HealthResult {
		return HealthResult::recommended(
			__( 'Another plugin delays or removes the forms’ script', 'atoll' ),
			sprintf(
				/* translators: 1: title of a page, 2: id of a script. */
				__( 'On “%1$s”, visitors do not get the script “%2$s” unchanged. A caching or speed plugin usually causes this: exclude the script where that plugin delays, combines or removes scripts. Until then, forms still work, but the page may reload when one is sent, and answers may be checked only then.', 'atoll' ),
				get_the_title( $post ),
				Islands::LOADER
			)
		);
	}

	/** Returns an empty string if the page cannot be loaded: {@see RestHealth} says why. */
	private function htmlForVisitors( string $url ): string {
		$response = VisitorRequest::get( $url );
		return 200 === wp_remote_retrieve_response_code( $response ) ? wp_remote_retrieve_body( $response ) : '';
	}

	/** Whether there is an element with this attribute; a script must not have a type, as browsers would not run it. */
	private function has( string $html, string $attribute, string $value ): bool {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( $value === $tags->get_attribute( $attribute ) ) {
				return 'SCRIPT' !== $tags->get_tag() || null === $tags->get_attribute( 'type' );
			}
		}
		return false;
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Embeds;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ReadFailed;

/** Form that a page embeds with Gravity Forms' shortcode or block, optionally with title, description and answers. */
final class GravityEmbed {

	/**
	 * @param \Closure( int, array<string, string> ): string $render Returns a form's escaped HTML, by the form's number
	 * and its prefilled answers.
	 */
	public function __construct( private FormRepository $forms, private \Closure $render ) {}

	/**
	 * @param string $fieldValues Prefilled answers as a query string: `name=Jo&topic=First,Second`. The query of the
	 *                            page's address takes precedence.
	 * @return string Escaped HTML; for visitors empty where there is no such form.
	 */
	public function html( int $number, bool $title, bool $description, string $fieldValues ): string {
		$html = ( $this->render )( $number, $this->answers( $fieldValues ) );
		return '' === $html ? '' : $this->heading( $number, $title, $description ) . $html;
	}

	/** Returns the number of the form with this title; 0 if none, or if the database fails: the page still shows. */
	public function numberByTitle( string $title ): int {
		try {
			$titles = '' === $title ? array() : array_column( $this->forms->list(), 'title', 'number' );
		} catch ( ReadFailed ) {
			return 0;
		}
		return (int) array_search( $title, $titles, true );
	}

	private function heading( int $number, bool $title, bool $description ): string {
		$form = $this->forms->findOrNull( $number );
		$text = null !== $form && $description ? $this->description( $number ) : '';
		return (
			null !== $form && $title
				? sprintf( '<h2 class="atoll-form-title">%s</h2>', esc_html( $form->title() ) )
				: ''
		)
			. (
				'' === $text
					? ''
					: sprintf( '<div class="atoll-form-description">%s</div>', wpautop( wp_kses_post( $text ) ) )
			);
	}

	/** Returns a form's description; only forms that came from Gravity Forms have one. */
	private function description( int $number ): string {
		$meta = get_post_meta( $this->forms->findAnyOrNull( $number )->postId ?? 0, FormSource::GRAVITY, true );
		return trim(
			( new JsonData( FormSource::settings( is_string( $meta ) ? $meta : '' ) ) )->string( 'description' )
		);
	}

	/** @return array<string, string> */
	private function answers( string $fieldValues ): array {
		// Editors and shortcodes have `&amp;` for `&`.
		parse_str( html_entity_decode( $fieldValues, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $values );
		$answers = array();
		foreach ( $values as $name => $value ) {
			$answers[ (string) $name ] = is_array( $value )
				? implode( ',', array_filter( $value, 'is_string' ) )
				: $value;
		}
		return $answers;
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/**
 * Leaves out of articles what the settings do not want there, and a lead that nobody wrote; the style sheet lays out
 * what is left.
 */
final class ArticleLayout {

	/** Blocks of the article's template, and the settings that say `hidden` of them. */
	private const BLOCKS = array(
		'core/post-featured-image' => 'picture',
		'atoll/contents'           => 'contents',
	);

	/** The article's own excerpt, of which WordPress makes one out of the text where there is none. */
	private const EXCERPT = 'core/post-excerpt';
	private const LEAD    = 'atoll-post__lead';

	public function __construct( private Settings $settings ) {}

	/** @param array<string, mixed> $block */
	public function leaveOut( ?string $html, array $block ): ?string {
		$data     = JsonData::of( $block );
		$name     = $data->string( 'blockName' );
		$setting  = self::BLOCKS[ $name ] ?? '';
		$isHidden = '' === $setting
			? self::EXCERPT === $name && $this->repeatsText( $data )
			: 'hidden' === $this->settings->group( 'styles' )->map( 'article' )->string( $setting );
		return $isHidden ? '' : $html;
	}

	/** A lead above the very words that it would be made of. */
	private function repeatsText( JsonData $block ): bool {
		return in_array( self::LEAD, explode( ' ', $block->map( 'attrs' )->string( 'className' ) ), true )
			&& ! has_excerpt( get_queried_object_id() );
	}
}

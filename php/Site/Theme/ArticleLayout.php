<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/**
 * Leaves out parts of articles that are hidden in the settings, and excerpts that nobody wrote. The style sheet
 * arranges the rest.
 */
final class ArticleLayout {

	/** Blocks of the article's template, and the settings that hide them. */
	private const BLOCKS = array(
		'core/post-featured-image' => 'picture',
		'atoll/contents'           => 'contents',
	);

	/** The article's excerpt, which WordPress generates from the content if nobody wrote one. */
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

	/** Whether the excerpt would repeat the beginning of the content. */
	private function repeatsText( JsonData $block ): bool {
		return in_array( self::LEAD, explode( ' ', $block->map( 'attrs' )->string( 'className' ) ), true )
			&& ! has_excerpt( get_queried_object_id() );
	}
}

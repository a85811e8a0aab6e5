<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;

/** Leaves out of articles what the settings do not want there; the style sheet lays out what is left. */
final class ArticleLayout {

	/** Blocks of the article's template, and the settings that say `hidden` of them. */
	private const BLOCKS = array(
		'core/post-featured-image' => 'picture',
		'atoll/contents'           => 'contents',
	);

	public function __construct( private Settings $settings ) {}

	/** @param array<string, mixed> $block */
	public function leaveOut( ?string $html, array $block ): ?string {
		$setting = self::BLOCKS[ JsonData::of( $block )->string( 'blockName' ) ] ?? '';
		return '' !== $setting
			&& 'hidden' === $this->settings->group( 'styles' )->map( 'article' )->string( $setting )
			? ''
			: $html;
	}
}

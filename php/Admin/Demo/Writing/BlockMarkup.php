<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

/**
 * Converts plain HTML to what the block editor would have saved, so that the demo's articles are written without
 * comments and classes, but can be edited like any others. Supports their elements: h2, h3, p, ul, ol, li, table and
 * blockquote, without attributes except for the start number of an ol.
 */
final class BlockMarkup {

	private const TAGS = array(
		'<p>'           => "<!-- wp:paragraph -->\n<p>",
		'</p>'          => "</p>\n<!-- /wp:paragraph -->",
		'<h2>'          => "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">",
		'</h2>'         => "</h2>\n<!-- /wp:heading -->",
		'<h3>'          => "<!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">",
		'</h3>'         => "</h3>\n<!-- /wp:heading -->",
		'<ul>'          => "<!-- wp:list -->\n<ul class=\"wp-block-list\">",
		'</ul>'         => "</ul>\n<!-- /wp:list -->",
		'<ol>'          => "<!-- wp:list {\"ordered\":true} -->\n<ol class=\"wp-block-list\">",
		'</ol>'         => "</ol>\n<!-- /wp:list -->",
		'<li>'          => "<!-- wp:list-item -->\n<li>",
		'</li>'         => "</li>\n<!-- /wp:list-item -->",
		'<table>'       => "<!-- wp:table {\"hasFixedLayout\":false} -->\n<figure class=\"wp-block-table\"><table>",
		'</table>'      => "</table></figure>\n<!-- /wp:table -->",
		'<blockquote>'  => "<!-- wp:quote -->\n<blockquote class=\"wp-block-quote\">",
		'</blockquote>' => "</blockquote>\n<!-- /wp:quote -->",
	);

	private const PATTERNS = array(
		'~<ol start="(\d+)">~' => "<!-- wp:list {\"ordered\":true,\"start\":$1} -->\n<ol start=\"$1\" class=\"wp-block-list\">",
		// The block has a table's caption after the table.
		'~<table>\s*<caption>(.*?)</caption>(.*?)</table></figure>~s' => '<table>$2</table><figcaption class="wp-element-caption">$1</figcaption></figure>',
	);

	public function fromHtml( string $html ): string {
		return (string) preg_replace( array_keys( self::PATTERNS ), self::PATTERNS, strtr( $html, self::TAGS ) );
	}
}

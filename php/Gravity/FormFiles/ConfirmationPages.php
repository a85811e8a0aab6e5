<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Gravity\LooseValues;

/** Reports where confirmations lead: they name pages by number, which may be another page on this site. */
final class ConfirmationPages {

	/**
	 * @param array<string, mixed> $gravity A form of an imported file.
	 * @return list<string> One sentence for each active confirmation that leads to a page.
	 */
	public static function told( array $gravity ): array {
		$sentences = array();
		foreach ( LooseValues::maps( $gravity['confirmations'] ?? null ) as $confirmation ) {
			$page = LooseValues::int( $confirmation['pageId'] ?? 0 );
			if (
				$page > 0 && 'page' === ( $confirmation['type'] ?? '' )
					&& (bool) ( $confirmation['isActive'] ?? true )
					&& FormDifferences::isOnSubmission( $confirmation )
			) {
				$sentences[] = self::sentence( TextDifferences::name( $confirmation ), $page );
			}
		}
		return $sentences;
	}

	private static function sentence( string $name, int $page ): string {
		return is_post_publicly_viewable( $page ) || 'private' === get_post_status( $page )
			? sprintf(
				/* translators: 1: name of a confirmation, 2: number of a page, 3: its title. */
				__( 'The confirmation “%1$s” leads to page %2$d, which is “%3$s” on this site.', 'atoll' ),
				$name,
				$page,
				html_entity_decode( wp_strip_all_tags( get_the_title( $page ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			)
			: sprintf(
				/* translators: 1: name of a confirmation, 2: number of a page. */
				__( 'The confirmation “%1$s” leads to page %2$d, which visitors cannot see on this site: a message is shown instead.', 'atoll' ),
				$name,
				$page
			);
	}
}

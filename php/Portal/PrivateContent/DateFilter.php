<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Site\Page\PageMeta;
use WP_Comment;
use WP_Post;

/** Hides the dates of private posts from calendars and from feeds, in their content and their headers. */
final class DateFilter {

	public function __construct( private PrivatePages $pages ) {}

	/** Removes a calendar's links to days with private posts only; WordPress' query for its days has no filter. */
	public function unlinkDays( string $html ): string {
		foreach ( $this->articles() as $article ) {
			list( $year, $month, $day ) = array_map( 'intval', explode( '-', substr( $article->post_date, 0, 10 ) ) );
			foreach (
				array(
					get_day_link( $year, $month, $day ) => array( $year, $month, $day ),
					get_month_link( $year, $month ) => array( $year, $month, 0 ),
				) as $link => $date
			) {
				$link = '<a href="' . $link . '"';
				if ( str_contains( $html, $link ) && ! $this->hasPublicArticles( ...$date ) ) {
					$html = (string) preg_replace( '#' . preg_quote( $link, '#' ) . '[^>]*>(.*?)</a>#s', '$1', $html );
				}
			}
		}
		return $html;
	}

	/** @return list<WP_Post> Private posts. */
	private function articles(): array {
		$closed = $this->pages->areClosed() ? $this->pages->ofType( 'post' ) : array();
		return array() === $closed ? array() : array_values(
			get_posts(
				array(
					'post__in'       => $closed,
					'numberposts'    => -1,
					PrivatePostFilter::INCLUDE_PRIVATE => true,
				)
			)
		);
	}

	private function hasPublicArticles( int $year, int $month, int $day ): bool {
		return array() !== get_posts(
			array(
				'year'        => $year,
				'monthnum'    => $month,
				'day'         => $day,
				'numberposts' => 1,
				'fields'      => 'ids',
			)
		);
	}

	/** @param string $column `date` or `modified`. */
	private function newest( string|false $date, string $zone, string $column ): string|false {
		if ( array() === $this->pages->closed() ) {
			return $date;
		}
		$post = get_posts(
			array(
				'post_type'   => PageMeta::TYPES,
				'orderby'     => $column,
				'numberposts' => 1,
			)
		)[0] ?? null;
		$name = "post_{$column}" . ( 'blog' === strtolower( $zone ) ? '' : '_gmt' );
		return $post instanceof WP_Post && is_string( $post->{$name} ) ? $post->{$name} : false;
	}

	public function newestComment( string|false $date, string $zone ): string|false {
		if ( array() === $this->pages->closed() ) {
			return $date;
		}
		$comments = get_comments(
			array(
				'status'  => 'approve',
				'orderby' => 'comment_date_gmt',
				'number'  => 1,
			)
		);
		$comment  = $comments[0] ?? null;
		return $comment instanceof WP_Comment
			? ( 'blog' === strtolower( $zone ) ? $comment->comment_date : $comment->comment_date_gmt )
			: false;
	}

	public function newestChange( string|false $date, string $zone ): string|false {
		return $this->newest( $date, $zone, 'modified' );
	}

	public function newestArticle( string|false $date, string $zone ): string|false {
		return $this->newest( $date, $zone, 'date' );
	}
}

<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

/** A table whose lines become blocks of their own on small screens, each cell beside its column's name. */
final class StackingTable {

	/**
	 * @param list<string>       $titles Of the columns, not escaped.
	 * @param list<list<string>> $rows   HTML of the cells, escaped where it is made.
	 * @param string             $class  Further classes.
	 */
	public static function render( array $titles, array $rows, string $class = '' ): string {
		$titles = array_map( esc_html( ... ), $titles );
		$head   = implode( '', array_map( static fn( string $title ) => "<th scope=\"col\">{$title}</th>", $titles ) );
		$lines  = '';
		foreach ( $rows as $row ) {
			$cells = '';
			foreach ( $titles as $index => $title ) {
				$cells .= "<td data-colname=\"{$title}\">{$row[ $index ]}</td>"; // As wp-admin's lists call it.
			}
			$lines .= "<tr>{$cells}</tr>";
		}
		return "<table class=\"widefat striped atoll-log {$class}\"><thead><tr>{$head}</tr></thead>"
			. "<tbody>{$lines}</tbody></table>";
	}
}

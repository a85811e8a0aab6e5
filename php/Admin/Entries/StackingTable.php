<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

/** A table whose rows become blocks on small screens, with the column's name beside each cell. */
final class StackingTable {

	/**
	 * @param list<string>       $titles Titles of the columns, not escaped.
	 * @param list<list<string>> $rows   HTML of the cells, already escaped.
	 * @param string             $class  Additional class names.
	 */
	public static function render( array $titles, array $rows, string $class = '' ): string {
		$titles = array_map( esc_html( ... ), $titles );
		$head   = implode( '', array_map( static fn( string $title ) => "<th scope=\"col\">{$title}</th>", $titles ) );
		$lines  = '';
		foreach ( $rows as $row ) {
			$cells = '';
			foreach ( $titles as $index => $title ) {
				$cells .= "<td data-colname=\"{$title}\">{$row[ $index ]}</td>"; // As in the list tables of wp-admin.
			}
			$lines .= "<tr>{$cells}</tr>";
		}
		return "<table class=\"widefat striped atoll-log {$class}\"><thead><tr>{$head}</tr></thead>"
			. "<tbody>{$lines}</tbody></table>";
	}
}

<?php
/**
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->login()->html(); // Escaped where it is built.
